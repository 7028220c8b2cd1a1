import { htmlText } from '#files/html-text.ts';
import { inParagraphs } from '#web/platform/files/text-file.ts';

/** A page of the web as the server fetched it. */
type Page = { address: string; is_html: boolean; content: string };

/** A page with more is no text, and would keep the browser busy. */
const MOST_ELEMENTS = 60_000;

/**
 * Title and text of a page: what its readers come for, without menus and advertisements, or all of it where that cannot be told apart. The
 * page is taken apart in a document of its own, in which nothing runs and nothing is fetched.
 */
export async function pageText({
  address,
  is_html: isHtml,
  content,
}: Page): Promise<{ title: string; body: string }> {
  if (!isHtml) return { title: new URL(address).hostname, body: inParagraphs(content) };
  const { Readability } = await import('@mozilla/readability');
  const page = new DOMParser().parseFromString(withoutActive(content), 'text/html');
  const title = page.title.trim();
  // Readability takes the document to pieces.
  const whole = page.body.innerHTML;
  const article = articleOf(() => new Readability(page, { maxElemsToParse: MOST_ELEMENTS }).parse());
  const body = htmlText(article?.content ?? '') || htmlText(whole);
  return { title: article?.title?.trim() || title, body: inParagraphs(body) };
}

const SCRIPTS_AND_STYLES = /<(script|style)\b[^<>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi;
const TAG = /<[a-z][^<>]*>/gi;
const ACTIVE = /\s(?:on\w+|style)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi;

/** Nothing of these would run, but the browser would tell its console of each that the security policy forbids it. */
function withoutActive(html: string): string {
  return html.replace(SCRIPTS_AND_STYLES, ' ').replace(TAG, tag => tag.replace(ACTIVE, ''));
}

/** It throws where there are too many elements. */
function articleOf<Article>(parse: () => Article | null): Article | null {
  try {
    return parse();
  } catch {
    return null;
  }
}
