import { Fragment, type ReactNode } from 'react';
import { type MessageKey, useTranslation } from './i18n.tsx';

type RichTextProps = { message: MessageKey; values: Record<string, ReactNode> };

/** Around the name of a value while its place is sought; no text has these signs. */
const [BEFORE, AFTER] = ['\uE000', '\uE001'];

/** A text whose values are set in a face of their own, wherever the language puts them. */
export function RichText({ message, values }: RichTextProps) {
  const { t } = useTranslation();
  const places = Object.fromEntries(Object.keys(values).map(name => [name, `${BEFORE}${name}${AFTER}`]));
  const parts = t(message, places).split(/\uE000(\w+)\uE001/);
  return parts.map((part, index) => {
    const key = `${index} ${part}`;
    return <Fragment key={key}>{index % 2 === 1 ? values[part] : part}</Fragment>;
  });
}
