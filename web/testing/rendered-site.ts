import type { Services } from '#server/app.ts';
import { siteFile } from '#server/http/site.ts';
import { createLogger } from '#server/process/log.ts';
import { catalogue } from '#server/testing/catalogue.ts';
import { shareTestList } from '#server/testing/shared-list.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import { render } from '#web/app/render.tsx';

const SHELL =
  '<!doctype html><html lang="en" dir="ltr"><head><meta charset="utf-8" /><title>Slova</title></head>' +
  '<body><div id="root"><div>frame</div></div></body></html>';
const site = new Map([['/index.html', siteFile(Buffer.from(SHELL), { 'content-type': 'text/html' })]]);

/** The real server with the real interface to render; `lines` is what it logs as errors. */
export async function startRenderedSite(
  services: Pick<Partial<Services>, 'render' | 'publicUrl' | 'drawing'> = {},
) {
  const lines: string[] = [];
  const logger = createLogger('error', { write: (line: string) => void lines.push(line) });
  const server = await startTestServer({ site, render, logger, ...services });
  const get = (url: string, headers: Record<string, string> = {}) => server.send({ url, headers });
  return {
    get,
    lines,
    catalogue,
    /** Shares a list of somebody. */
    shareList: (name?: string) => shareTestList(server, name),
  };
}
