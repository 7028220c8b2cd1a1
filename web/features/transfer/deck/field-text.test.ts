import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cpuSecondsOf } from '#web/testing/cpu-time.ts';
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

test.each([
  ['tags that never close', '<a'.repeat(100_000)],
  ['clozes in clozes', '{{c1::'.repeat(100_000)],
  ['scripts', '<script>'.repeat(100_000)],
  ['entities', '&#'.repeat(100_000)],
  ['line ends', '<br> '.repeat(100_000)],
])('a field of many %s takes no time', async (_, html) => {
  expect(await cpuSecondsOf(() => fieldText(html))).toBeLessThan(1);
});
