import { directionOf, type Language } from '#languages/index.ts';

/** The colours of `web/ui/tokens.css` for e-mails: few mail programs know oklch, and none light-dark(). */
const LIGHT = {
  paper: '#fbf8f2',
  card: '#fffefd',
  ink: '#1a2834',
  line: '#e2ddd5',
  accent: '#05616b',
  onAccent: '#fdfcf8',
};
const DARK: typeof LIGHT = {
  paper: '#0d171f',
  card: '#17222b',
  ink: '#f1eee7',
  line: '#2f3943',
  accent: '#71cfd6',
  onAccent: '#051b25',
};
/** Programs without dark colours leave the style sheet out, so the elements have the light ones. */
const DARK_STYLES = `@media (prefers-color-scheme: dark) {
body { background: ${DARK.paper} !important; color: ${DARK.ink} !important; }
.card { background: ${DARK.card} !important; border-color: ${DARK.line} !important; }
.mark, .link { color: ${DARK.accent} !important; }
.main { background: ${DARK.accent} !important; color: ${DARK.onAccent} !important; }
}`;
const FONT = "16px/1.6 system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif";

type EmailHtml = {
  language: Language;
  subject: string;
  /** Its paragraphs with empty lines between them; `{link}` is alone on the last line of one, and `{end}` may be of another. */
  text: string;
  /** What the button says that leads to the link. */
  action: string;
  values: { link: string; email: string; end?: string };
};

/** An e-mail as a page of its own that loads nothing: the same sentences as in its text, a button, and the address that it leads to. */
export function emailHtml({ language, subject, text, action, values }: EmailHtml): string {
  const paragraphs = text.split('\n\n').map(paragraph => {
    const [quiet, isEnd] = paragraph.split('\n{end}');
    if (isEnd !== undefined && values.end !== undefined)
      return `<p style="margin:0 0 4px;font-size:14px">${escaped(quiet ?? '')}</p>\n${addressHtml(values.end)}`;
    const [sentences, isLink] = paragraph.split('\n{link}');
    const shown = `<p style="margin:0 0 16px">${escaped((sentences ?? '').replace('{email}', values.email))}</p>`;
    return isLink === undefined ? shown : `${shown}\n${linkHtml(values.link, action)}`;
  });
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(subject)}</title>
<style>${DARK_STYLES}</style>
</head>
<body style="margin:0;background:${LIGHT.paper};color:${LIGHT.ink};font:${FONT}">
<div style="max-width:32rem;margin:0 auto;padding:24px 16px">
<p class="mark" lang="en" style="margin:0 0 16px;color:${LIGHT.accent};font:600 28px/1.3 Literata, Charter, Georgia, serif">Slova</p>
<div class="card" style="padding:24px 20px 8px;border:1px solid ${LIGHT.line};border-radius:20px;background:${LIGHT.card}">
${paragraphs.join('\n')}
</div>
</div>
</body>
</html>
`;
}

/** A button, and below it the address it leads to, for people who do not trust buttons. */
function linkHtml(link: string, action: string): string {
  const href = escaped(link);
  return `<p style="margin:0 0 12px"><a class="main" href="${href}" style="display:inline-block;padding:12px 20px;border-radius:12px;background:${LIGHT.accent};color:${LIGHT.onAccent};font-weight:600;text-decoration:none">${escaped(action)}</a></p>
${addressHtml(link)}`;
}

function addressHtml(link: string): string {
  const href = escaped(link);
  return `<p dir="ltr" style="margin:0 0 16px;font-size:14px;word-break:break-all"><a class="link" href="${href}" style="color:${LIGHT.accent}">${href}</a></p>`;
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, sign => SIGNS[sign] ?? sign);
}
