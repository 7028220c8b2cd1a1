import { createRequire } from 'node:module';
import type { IconifyChars, IconifyJSON } from '@iconify-json/fluent-emoji-flat';
import { pictureName } from '#contract/pictures.ts';

const require = createRequire(import.meta.url);
/** Of 9 MB, so it is read when the first picture is drawn. */
const readEmoji = () =>
  require('@iconify-json/fluent-emoji-flat') as { icons: IconifyJSON; chars: IconifyChars };
const readFlags = () => require('@iconify-json/circle-flags') as { icons: IconifyJSON };

const REGIONAL_A = 0x1f1e6;

/** The picture of an emoji as SVG; undefined when neither set has it. */
export function drawPicture(emoji: string): string | undefined {
  const region = regionOf(emoji);
  if (region !== undefined) return draw(readFlags().icons, region);
  const { icons, chars } = readEmoji();
  const name = chars[pictureName(emoji)];
  return name === undefined ? undefined : draw(icons, name);
}

/** `ua` of 🇺🇦: flags are two letters of an alphabet of their own. */
function regionOf(emoji: string): string | undefined {
  if (!/^\p{Regional_Indicator}{2}$/u.test(emoji)) return undefined;
  const letters = [...emoji].map(character => (character.codePointAt(0) ?? 0) - REGIONAL_A);
  return String.fromCharCode(...letters.map(letter => letter + 'a'.charCodeAt(0)));
}

function draw({ icons, aliases, width, height }: IconifyJSON, name: string): string | undefined {
  const drawing = icons[aliases?.[name]?.parent ?? name];
  return (
    drawing &&
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${drawing.body}</svg>`
  );
}
