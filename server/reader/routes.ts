import type { Reply } from '#contract/endpoint.ts';
import { getText, listTexts } from '#contract/reader.ts';
import type { TextLevel } from '#contract/text-levels.ts';
import type { Language } from '#languages/index.ts';
import type { Bind } from '../http/bind.ts';
import { notFound } from '../http/errors.ts';
import { keepReady } from '../http/ready-reply.ts';
import { done } from '../http/success.ts';
import type { ReaderText } from './take-apart.ts';

/** All texts there are take a tenth of it. */
const MOST_BYTES = 4 * 1024 * 1024;

export function readerRoutes(bind: Bind, { texts }: { texts: readonly ReaderText[] }): void {
  const lists = keepReady<Reply<typeof listTexts>>(MOST_BYTES);
  const bodies = keepReady<Reply<typeof getText>>(MOST_BYTES);
  const textsById = new Map(texts.map(text => [text.id, text]));

  bind(listTexts, ({ query }) =>
    lists(`${query.learn} ${query.level ?? ''}`, () => done({ texts: summaries(texts, query) })),
  );

  bind(getText, ({ params }) => {
    const text = textsById.get(params.id);
    if (text === undefined) throw notFound('Text');
    const { words: _, length: __, learn, ...sent } = text;
    return bodies(text.id, () => done({ text: { ...sent, learn: named(learn) } }));
  });
}

function summaries(
  texts: readonly ReaderText[],
  { learn, level }: { learn: Language; level?: TextLevel | undefined },
) {
  const shown = texts.filter(text => text.learn === learn && (level === undefined || text.level === level));
  return shown.map(({ id, title, level, learn, emoji, length }) => ({
    id,
    title,
    level,
    learn: named(learn),
    words: length,
    emoji,
  }));
}

function named(learn: Language): Language | undefined {
  return learn === 'en' ? undefined : learn;
}
