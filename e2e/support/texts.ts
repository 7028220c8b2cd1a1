import { readFileSync } from 'node:fs';

export type Texts = { [name: string]: string | Texts };

/** All texts of a language: those of every page and those that some pages add. */
export function textsOf(lang: string): Texts {
  const [shell, pages] = ['shell', 'pages'].map(part => {
    const file = new URL(`../../web/platform/i18n/locales/${part}/${lang}.json`, import.meta.url);
    return JSON.parse(readFileSync(file, 'utf8')) as { [namespace: string]: Texts };
  });
  const namespaces = new Set([...Object.keys(shell ?? {}), ...Object.keys(pages ?? {})]);
  return Object.fromEntries(
    Array.from(namespaces, name => [name, { ...shell?.[name], ...pages?.[name] }] as const),
  );
}
