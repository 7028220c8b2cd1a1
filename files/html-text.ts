// No tag reaches over the next `<`, and what is not closed ends somewhere: so that nothing is searched twice, however long it is.

/** The kind of a document, with what it may define in brackets. */
const DOCTYPE = /<!doctype\b[^[<>]*(\[[^\]]*\]?[^<>]*)?>?/gi;
/** What no reader sees. */
const UNSEEN = /<(script|style|head|template|svg|noscript|iframe|object)\b[^<>]*>[\s\S]*?(<\/\1\s*>|$)/gi;
/** Readings above Japanese words would be in the text twice. They end with the next one, too. */
const RUBY = /<(rt|rp)\b[^<>]*>[\s\S]*?(<\/\1\s*>|(?=<(?:rt|rp)\b|<\/ruby\b)|$)/gi;
const BLOCK_END =
  /<\/?(p|div|h[1-6]|li|ul|ol|tr|table|section|article|blockquote|br|hr|dd|dt|figure|figcaption|header|footer|main|aside|nav|pre|body|title)\b[^<>]*>/gi;
const ENTITIES: Record<string, string> = {
  ...{
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    shy: '',
    ensp: ' ',
    emsp: ' ',
    thinsp: ' ',
  },
  ...{
    mdash: '—',
    ndash: '–',
    hellip: '…',
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
    laquo: '«',
    raquo: '»',
  },
  ...{
    zwnj: '\u200c',
    zwj: '\u200d',
    lrm: '',
    rlm: '',
    copy: '©',
    deg: '°',
    euro: '€',
    iexcl: '¡',
    iquest: '¿',
  },
};
/** Letters with an accent, as older pages write them: &eacute; */
const ACCENTS: Record<string, string> = {
  ...{ grave: '\u0300', acute: '\u0301', circ: '\u0302', tilde: '\u0303', uml: '\u0308', ring: '\u030a' },
  cedil: '\u0327',
};

/** The text of a page or of a chapter of a book, in paragraphs. Nothing of it is run or fetched: what looks like a tag is left out. */
export function htmlText(html: string): string {
  return html
    .replace(/<!--[\s\S]*?(-->|$)/g, '')
    .replace(DOCTYPE, '')
    .replace(/<!\[CDATA\[|\]\]>/g, '')
    .replace(UNSEEN, ' ')
    .replace(RUBY, '')
    .replace(/\s+/g, ' ')
    .replace(BLOCK_END, '\n\n')
    .replace(/<[/a-z!?][^<>]*>/gi, '')
    .replace(/&(#x?[\da-f]{1,6}|[a-z]{2,8});/gi, (whole, name: string) => characterOf(name) ?? whole)
    .split(/\n\s*\n/)
    .map(paragraph => paragraph.replace(/\s+/g, ' ').trim())
    .filter(paragraph => paragraph !== '')
    .join('\n\n');
}

function characterOf(name: string): string | undefined {
  if (name.startsWith('#')) {
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    const isText = code >= 0x20 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
    return isText ? String.fromCodePoint(code) : ' ';
  }
  if (Object.hasOwn(ENTITIES, name)) return ENTITIES[name];
  const [, letter = '', accent = ''] = /^([a-z])([a-z]+)$/i.exec(name) ?? [];
  const mark = Object.hasOwn(ACCENTS, accent) ? ACCENTS[accent] : undefined;
  if (mark !== undefined) return (letter + mark).normalize('NFC');
  return name === 'szlig' ? 'ß' : undefined;
}
