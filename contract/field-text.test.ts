import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldText, textField } from './field-text.ts';

test.each([
  ['<div>el <b>perro</b></div><div>la perra</div>', 'el perro\nla perra'],
  ['perro<br>can [sound:perro.mp3]', 'perro\ncan'],
  ['<img src="dog.jpg" onerror="alert(1)">perro', 'perro'],
  ['<script>alert("x")</script>perro<style>.a{}</style>', 'perro'],
  ['<script>alert("x")', ''],
  ['{{c1::perro::animal}} y {{c2::gato}}', 'perro y gato'],
  ['a &lt;b&gt; &amp;amp; &#233; &#x4e2d; &nope;', 'a <b> &amp; é 中 &nope;'],
  ['1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
  ['&#0; &#xd800; &#9999999;', ''],
  ['“quoted”&nbsp;  text', '“quoted” text'],
])('%s reads %s', (html, text) => {
  expect(fieldText(html)).toBe(text);
});

test('whatever text is written as a field is read back, but for spaces', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), text => {
      const plain = text
        .replace(/\[(sound|anki):|\{\{/g, '')
        .replace(/\s+/g, ' ')
        .trim();
      expect(fieldText(textField(plain))).toBe(plain);
    }),
  );
});

test('sounds that never end take no longer than what is left of them', () => {
  const begun = performance.now();
  for (let field = 0; field < 60; field += 1) fieldText('[sound:'.repeat(3000));
  expect(performance.now() - begun).toBeLessThan(1500);
});
