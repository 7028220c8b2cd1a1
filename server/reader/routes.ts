import type { Reply } from '#contract/endpoint.ts';
import { getText, listTexts } from '#contract/reader.ts';
import type { TextLevel } from '#contract/text-levels.ts';
import type { Bind } from '../http/bind.ts';
import { notFound } from '../http/errors.ts';
import { keepReady } from '../http/ready-reply.ts';
import { done } from '../http/success.ts';
import type { ReaderText } from './texts.ts';

/** All texts there are take a tenth of it. */
const MOST_BYTES = 4 * 1024 * 1024;

export function readerRoutes(bind: Bind, { texts }: { texts: readonly ReaderText[] }): void {
  const lists = keepReady<Reply<typeof listTexts>>(MOST_BYTES);
  const bodies = keepReady<Reply<typeof getText>>(MOST_BYTES);
  const textsById = new Map(texts.map(text => [text.id, text]));

  bind(listTexts, ({ query }) =>
    lists(query.level ?? '', () => done({ texts: summaries(texts, query.level) })),
  );

  bind(getText, ({ params }) => {
    const text = textsById.get(params.id);
    if (text === undefined) throw notFound('Text');
    const { id, title, body, level } = text;
    return bodies(id, () => done({ text: { id, title, body, level } }));
  });
}

function summaries(texts: readonly ReaderText[], level: TextLevel | undefined) {
  const shown = texts.filter(text => level === undefined || text.level === level);
  return shown.map(({ id, title, level, length }) => ({ id, title, level, words: length }));
}
