import type { Answer } from '#contract/endpoint.ts';
import { getText, listTexts, type TextLevel } from '#contract/reader.ts';
import { done } from '../answers.ts';
import type { Bind } from '../bind.ts';
import { notFound } from '../errors.ts';
import { keepReady } from '../ready-answer.ts';
import type { ReaderText } from './texts.ts';

export function readerRoutes(bind: Bind, { texts }: { texts: readonly ReaderText[] }): void {
  const lists = keepReady<Answer<typeof listTexts>>(3);
  const bodies = keepReady<Answer<typeof getText>>(texts.length);
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
