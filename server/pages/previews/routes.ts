import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { pictureAddress } from '#contract/pictures.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { notFound, serviceUnavailable } from '../../http/errors.ts';
import type { Limits } from '../../http/limits.ts';
import { pngFile, type Site, type SiteFile, sendFile } from '../../http/site.ts';
import { measured } from '../../process/cache-sizes.ts';
import { type RenderBudget, renderBudget } from '../render-budget.ts';
import { choosePreview } from './choose-preview.ts';
import type { DrawPreviews } from './draw-previews.ts';
import type { Preview, PreviewText } from './preview.ts';
import { PREVIEWS, previewAt, previewPath } from './preview-address.ts';

/** Some two hundred pictures; there are twenty thousand, and each is asked for once in a while. */
const MOST_BYTES = 12 * 1024 * 1024;
/** A visitor who asks for many at once waits for these and is refused the others. */
const MOST_WAITING = 8;
const RETRY_SECONDS = 10;
/** Drawing without end would take a small machine from its learners; ten seconds may be saved up. */
const BUDGET = { share: 1 / 4, most: 10_000, clock: () => performance.now() };

type Spend = NonNullable<ReturnType<RenderBudget['take']>>;

type PreviewServices = {
  limits: Limits;
  site: Site;
  catalogue: Catalogue;
  texts: readonly PreviewText[];
  drawing: DrawPreviews;
};

/** Pictures of pages for links to them, drawn when they are first asked for; the cache has those asked for last. */
export function previewRoutes(
  app: FastifyInstance,
  { limits, site, catalogue, texts, drawing }: PreviewServices,
): void {
  const kept = measured(
    'previews',
    new LRUCache<string, SiteFile>({
      maxSize: MOST_BYTES,
      sizeCalculation: ({ bytes }) => bytes.length + 500,
    }),
  );
  const budget = renderBudget(BUDGET);
  const underWay = new Map<string, Promise<SiteFile>>();

  async function make(address: string, preview: Preview, spend: Spend): Promise<SiteFile> {
    const pictures = picturesOf(preview, site);
    const { png, milliseconds } = await drawing.draw({ preview, pictures }).catch(error => {
      // On a busy machine the thread may start too slowly for this visitor, and be there for the next one.
      app.log.warn({ err: error }, 'a preview could not be drawn');
      throw serviceUnavailable('The picture cannot be drawn at the moment', RETRY_SECONDS);
    });
    spend(milliseconds);
    const file = pngFile(Buffer.from(png));
    kept.set(address, file);
    return file;
  }

  app.addHook('onClose', () => drawing.close());
  app.get<{ Params: { '*': string } }>(`${PREVIEWS}/*`, async (request, reply) => {
    const name = previewAt(request.params['*']);
    if (name === undefined) throw notFound('Picture');
    const address = previewPath(name);
    const known = kept.get(address) ?? underWay.get(address);
    if (known !== undefined) return sendFile(request, reply, await known);
    const preview = choosePreview(name, { catalogue, texts });
    if (preview === undefined) throw notFound('Picture');
    limits.countHere('publicLists', request.ip);
    const spend = underWay.size < MOST_WAITING ? budget.take() : undefined;
    if (spend === undefined) throw serviceUnavailable('Too many pictures at once', RETRY_SECONDS);
    const making = make(address, preview, spend).finally(() => underWay.delete(address));
    underWay.set(address, making);
    return sendFile(request, reply, await making);
  });
}

function picturesOf({ emoji, cards }: Preview, site: Site): Record<string, string> {
  const used = new Set([emoji, ...cards.map(card => card.emoji)].filter(Boolean));
  const files = [...used].map(one => [one, site.get(pictureAddress(one))?.bytes.toString()]);
  return Object.fromEntries(files.filter(([, svg]) => svg !== undefined));
}
