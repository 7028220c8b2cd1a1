import { paramsAt } from '#contract/pages.ts';
import { shownLearn, type View } from '#contract/rendering.ts';
import { isLanguage, type Language } from '#languages/index.ts';

/** Which picture: of one page in one or two languages. */
export type PreviewName =
  | { of: 'home'; lang: Language }
  | { of: 'categories'; lang: Language; learn: Language }
  | { of: 'category'; categoryId: string; lang: Language; learn: Language }
  | { of: 'word'; wordId: string; lang: Language; learn: Language }
  | { of: 'texts'; learn: Language }
  | { of: 'text'; id: string };

/** All pictures are below it. */
export const PREVIEWS = '/previews';

/** The picture of the page that a view shows; pages without words of their own have the one of the whole. */
export function previewOf(view: View): PreviewName {
  const { page, path, lang, learn } = view;
  const { wordId } = paramsAt('word', path);
  const { categoryId } = paramsAt('categoryWords', path);
  const { id } = paramsAt('text', path);
  if (page === 'categoryWords' && categoryId !== undefined)
    return { of: 'category', categoryId, lang, learn };
  if (page === 'word' && wordId !== undefined) return { of: 'word', wordId, lang, learn: shownLearn(view) };
  if (page === 'text' && id !== undefined) return { of: 'text', id };
  if (page === 'texts') return { of: 'texts', learn };
  return page === 'categories' ? { of: 'categories', lang, learn } : { of: 'home', lang };
}

/** The address of a picture, without its origin. */
export function previewPath(name: PreviewName): string {
  const place = () => {
    switch (name.of) {
      case 'home':
        return name.lang;
      case 'categories':
        return `categories/${name.lang}-${name.learn}`;
      case 'category':
        return `categories/${name.categoryId}/${name.lang}-${name.learn}`;
      case 'word':
        return `words/${name.wordId}/${name.lang}-${name.learn}`;
      case 'texts':
        return `texts/${name.learn}`;
      case 'text':
        return `texts/id/${name.id}`;
    }
  };
  return `${PREVIEWS}/${place()}.png`;
}

/** The picture at a path below PREVIEWS; undefined for a path that `previewPath` does not write. */
export function previewAt(path: string): PreviewName | undefined {
  const [, place = ''] = /^([\w/-]{2,120})\.png$/.exec(path) ?? [];
  const [, categoryId, lang, learn] = /^categories(?:\/([\w-]+))?\/([a-z]{2})-([a-z]{2})$/.exec(place) ?? [];
  if (isLanguage(lang) && isLanguage(learn))
    return categoryId === undefined
      ? { of: 'categories', lang, learn }
      : { of: 'category', categoryId, lang, learn };
  const [, wordId, of, word] = /^words\/([\w-]+)\/([a-z]{2})-([a-z]{2})$/.exec(place) ?? [];
  if (wordId !== undefined && isLanguage(of) && isLanguage(word))
    return { of: 'word', wordId, lang: of, learn: word };
  const [, id] = /^texts\/id\/([\w-]+)$/.exec(place) ?? [];
  if (id !== undefined) return { of: 'text', id };
  const [, language = place] = /^texts\/([a-z]{2})$/.exec(place) ?? [];
  if (!isLanguage(language)) return undefined;
  return place === language ? { of: 'home', lang: language } : { of: 'texts', learn: language };
}
