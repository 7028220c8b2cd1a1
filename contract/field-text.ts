/** Longer fields are whole articles; the bound also keeps the expressions below quick on hostile ones. */
const LONGEST_FIELD = 20_000;

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/**
 * The text of an Anki field, which is HTML: without tags, sounds and pictures, clozes filled in. The result is text and nothing
 * else: what was `&lt;b&gt;` is the four characters <b>.
 */
export function fieldText(html: string): string {
  return decodeEntities(
    html
      .slice(0, LONGEST_FIELD)
      .replace(/\[(?:sound|anki):[^[\]]*\]/g, ' ')
      .replace(/<(style|script)\b[^<>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
      .replace(/<!--[\s\S]*?(?:-->|$)/g, ' ')
      .replace(/<(?:br|\/?(?:div|p|li|ul|ol|tr|td|h\d))\b[^<>]*>/gi, '\n')
      .replace(/<\/?[a-z][^<>]*>/gi, '')
      .replace(/\{\{c\d+::((?:(?!\}\}|\{\{)[\s\S])*)\}\}/g, (_, cloze: string) => cloze.split('::')[0] ?? ''),
  )
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\s]*/g, '\n')
    .trim();
}

/** A text as HTML that shows it. */
export function textField(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\n', '<br>');
}

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return NAMED[String(name).toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    const isCharacter = code > 31 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
    return isCharacter ? String.fromCodePoint(code) : ' ';
  });
}
