import { pathTo } from '#contract/pages.ts';
import { LONGEST_TEXT_TITLE } from '#contract/text-bounds.ts';

/** Nine letters of an address for each sign that is no Latin one: half a megabyte, which every browser opens. */
const LONGEST_TEXT = 60_000;

/**
 * The address of a bookmark that opens the reader with what is selected on the page where it is pressed, or with the text of that page.
 *
 * @param origin of this site
 */
export function bookmarkletFor(origin: string): string {
  const code = `(()=>{const s=String(getSelection()).trim()||(document.querySelector('article,main')||document.body).innerText;open(${JSON.stringify(`${origin}${pathTo('texts')}#`)}+new URLSearchParams({title:document.title.slice(0,${LONGEST_TEXT_TITLE}),text:s.slice(0,${LONGEST_TEXT}),address:location.href}),'_blank')})()`;
  return `javascript:${encodeURIComponent(code)}`;
}
