import { expect, test } from 'vitest';
import { stylesFor } from './vite.first-styles.ts';

test('rules stay whose classes all stand in the code, in their order', () => {
  expect(
    stylesFor('className: "b a"', '.a{top:0}.c{top:1px}.a .c{top:2px}.a .b,.c{top:3px}.b{top:4px}'),
  ).toBe('.a{top:0}.a .b,.c{top:3px}.b{top:4px}');
});

test('rules without a class stay, also those for what an element is not', () => {
  const sheet = ':root{color:red}[hidden]{display:none}p:not(.x){top:0}:is(.x,p){top:1px}:has(.x){top:2px}';
  expect(stylesFor('', sheet)).toBe(sheet);
});

test('the parts of fields stay where there are fields', () => {
  const sheet = '::-webkit-date-and-time-value{top:0}@supports (top:0){::placeholder{top:1px}}';
  expect(stylesFor('jsx("input", {})', sheet)).toBe(sheet);
  expect(stylesFor('const input = jsx("a", {})', sheet)).toBe('');
  expect(stylesFor('', 'button,::file-selector-button{top:0}')).not.toBe('');
});

test('a class that is asked for within brackets has to be there', () => {
  const sheet =
    ':where(.x>:not(:last-child)){top:0}.y:is(:where(.x):hover *){top:1px}:is(.\\*\\:y>*){top:2px}';
  expect(stylesFor('"y"', sheet)).toBe('');
  expect(stylesFor('`x y *:y`', sheet)).toBe(sheet);
});

test('classes are read as they are written in the code', () => {
  const sheet = '.sm\\:w-\\[calc\\(1\\.5rem\\+2px\\,1px\\)\\]\\!{top:0}.\\32 xl\\:p{top:1px}';
  expect(stylesFor('"sm:w-[calc(1.5rem+2px,1px)]!" "2xl:p"', sheet)).toBe(sheet);
  expect(stylesFor('"sm:w-[calc(1.5rem+2px,1px)]" "xl:p"', sheet)).toBe('');
});

test('of a class that is put together all are taken that begin like it', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: this is code
  expect(stylesFor('`a shelf-${shelf}`', '.shelf-food{top:0}.shelf-home{top:1px}.shelf{top:2px}')).toBe(
    '.shelf-food{top:0}.shelf-home{top:1px}',
  );
});

test('groups are gone through; one that is empty goes, but a layer keeps its place', () => {
  const sheet = '@layer a{.x{top:0}}@layer b{@media (width>=1px){.x{top:0}}@supports (top:0){.y{top:0}}}';
  expect(stylesFor('"y"', sheet)).toBe('@layer a{}@layer b{@supports (top:0){.y{top:0}}}');
  expect(stylesFor('"y"', `/*! by whom */\n${sheet}`)).toBe(stylesFor('"y"', sheet));
});

test('what stands in a rule is taken as it is', () => {
  const sheet = '.y{&:hover{.x{top:0}}content:"}.x{";top:1px}@import "a;b";@font-face{src:url(a.woff2)}';
  expect(stylesFor('"y"', `/*! .x{ */${sheet}.x{top:0}`)).toBe(sheet);
});

test('values of properties and movements go with the last rule that takes them', () => {
  const sheet =
    ':root{--a:var(--b);--b:1px;--c:2px;--move:go 1s}.x{--e:1px;top:var(--a)}.y{animation:var(--move)}' +
    '@property --d{syntax:"*"}@keyframes go{to{top:0}}';
  expect(stylesFor('"x"', sheet)).toBe(':root{--a:var(--b);--b:1px;}.x{--e:1px;top:var(--a)}');
  expect(stylesFor('"y" "--c"', sheet)).toBe(
    ':root{--c:2px;--move:go 1s}.y{animation:var(--move)}@keyframes go{to{top:0}}',
  );
});
