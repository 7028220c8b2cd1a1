import { fetchTextPage, getTextOptions } from '#contract/text-from-address.ts';
import type { Bind } from '../../http/bind.ts';
import { invalidInput, notFound, serviceUnavailable } from '../../http/errors.ts';
import type { Limits } from '../../http/limits.ts';
import { done } from '../../http/success.ts';
import type { FetchPage, PageProblem } from './fetch-page.ts';

export type AddressServices = {
  limits: Limits;
  /** Without it no page is fetched: an operator has to allow it. */
  fetchPage?: FetchPage | undefined;
};

/** Pages that are fetched at the same time, each up to five megabytes. */
const MOST_AT_ONCE = 8;

const PROBLEMS: Record<PageProblem, string> = {
  notAddress: 'Is not the address of a page',
  notThere: 'No page can be fetched from there',
  notText: 'Is not a page of text',
  tooLarge: 'The page is too large',
};

/** Pages of the web for the reader. The browser takes the text out of them: here nothing of them is read or kept. */
export function addressRoutes(bind: Bind, { limits, fetchPage }: AddressServices): void {
  let underway = 0;

  bind(getTextOptions, () => done({ has_addresses: fetchPage !== undefined }));

  bind(fetchTextPage, async ({ user, ip, body }) => {
    if (fetchPage === undefined) throw notFound('Page');
    await limits.use('addresses', user.id);
    await limits.use('addressesOfNetwork', ip);
    if (underway >= MOST_AT_ONCE)
      throw serviceUnavailable('Too many pages are being fetched. Please try again.');
    underway += 1;
    try {
      const page = await fetchPage(body.address);
      if ('problem' in page)
        throw invalidInput({ address: [PROBLEMS[page.problem]] }, PROBLEMS[page.problem]);
      return done({ address: page.address, is_html: page.isHtml, content: page.content });
    } finally {
      underway -= 1;
    }
  });
}
