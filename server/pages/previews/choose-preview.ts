import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#languages/index.ts';
import type { Catalogue, CatalogueWord } from '../../catalogue/catalogue.ts';
import { openingOf, type Preview, type PreviewCard, type PreviewText } from './preview.ts';
import type { PreviewName } from './preview-address.ts';

type Content = { catalogue: Catalogue; texts: readonly PreviewText[] };

/** The one thing of which the picture of the whole shows the word in many languages. */
const SHOWN_WORD = 'sun';
/** Scripts and letters of as many kinds as there are, in an order that sets them apart. */
const SHOWN_LANGUAGES: readonly Language[] = ['ja', 'ar', 'es', 'hi', 'uk', 'ko', 'fr', 'zh', 'bn'];
const MOST_CARDS = 4;
const MOST_LANGUAGES = 8;
/** Longer ones would be written smaller than the others. */
const LONGEST_WORD = 12;

/** What the picture of that name shows; undefined where there is no such category or text. */
export function choosePreview(name: PreviewName, content: Content): Preview | undefined {
  switch (name.of) {
    case 'home':
      return ofWhole(name.lang, content);
    case 'categories':
      return ofWords(name, content.catalogue.ofPair(name).categories.slice(0, MOST_CARDS).map(firstShown));
    case 'category': {
      const category = content.catalogue.ofPair(name).category(name.categoryId);
      if (category === undefined) return undefined;
      const { emoji, names, words } = category;
      const heading = { text: names[name.lang], language: name.lang };
      return { ...ofWords(name, chosen(words, name)), emoji, heading };
    }
    case 'word': {
      const word = content.catalogue.ofPair(name).word(name.wordId);
      if (word === undefined) return undefined;
      // The faces have the letters of what is taught.
      return word.category === '' ? ofWhole(name.lang, content) : ofWord(word, name);
    }
    case 'texts':
      return ofTexts(name.learn, content);
    case 'text': {
      const text = content.texts.find(({ id }) => id === name.id);
      return text && ofText(text);
    }
  }
}

function ofWhole(lang: Language, { catalogue }: Content): Preview | undefined {
  const word = catalogue.word(SHOWN_WORD) ?? catalogue.categories[0]?.words[0];
  if (word === undefined) return undefined;
  const others = SHOWN_LANGUAGES.filter(language => language !== lang).slice(0, MOST_LANGUAGES);
  return {
    lang,
    note: nameOf(lang),
    emoji: word.emoji,
    heading: { text: word.forms[lang], language: lang },
    cards: others.map(language => ({
      emoji: '',
      word: { text: word.forms[language], language },
      meaning: nameOf(language),
    })),
    opening: undefined,
  };
}

/** The word large, what it means, and the same in languages of other scripts. */
function ofWord(
  { emoji, forms }: CatalogueWord,
  { lang, learn }: { lang: Language; learn: Language },
): Preview {
  const others = SHOWN_LANGUAGES.filter(language => language !== learn && language !== lang);
  const shown = [lang, ...others].filter(language => forms[language] !== '' && language !== learn);
  const cards = shown.slice(0, MOST_CARDS).map(language => ({
    emoji: '',
    word: { text: forms[language], language },
    meaning: nameOf(language),
  }));
  const heading = { text: forms[learn], language: learn };
  return { lang, note: nameOf(learn), emoji, heading, cards, opening: undefined };
}

function ofWords(
  { lang, learn }: { lang: Language; learn: Language },
  words: readonly (CatalogueWord | undefined)[],
): Preview {
  const cards = words.flatMap(word => (word === undefined ? [] : [cardOf(word, lang, learn)]));
  return { lang, note: nameOf(learn), emoji: '', heading: undefined, cards, opening: undefined };
}

function cardOf({ emoji, forms }: CatalogueWord, lang: Language, learn: Language): PreviewCard {
  const isSame = forms[learn] === forms[lang];
  return {
    emoji,
    word: { text: forms[learn], language: learn },
    meaning: isSame ? undefined : { text: forms[lang], language: lang },
  };
}

const firstShown = ({ words }: { words: CatalogueWord[] }) => words.find(({ emoji }) => emoji !== '');

/** The first words with a picture that are short in both languages; where these are too few, what is there. */
function chosen(words: readonly CatalogueWord[], { lang, learn }: { lang: Language; learn: Language }) {
  const isShort = ({ forms }: CatalogueWord) =>
    [forms[lang], forms[learn]].every(({ length }) => length <= LONGEST_WORD);
  const shown = words.filter(({ emoji }) => emoji !== '');
  const inOrder = [...shown.filter(isShort), ...shown.filter(word => !isShort(word)), ...words];
  return [...new Set(inOrder)].slice(0, MOST_CARDS);
}

/** English ones where a language has none yet, as the list of texts shows them. */
function ofTexts(learn: Language, { texts }: Content): Preview {
  const own = texts.filter(text => text.learn === learn);
  const shown = own.length > 0 ? own : texts.filter(text => text.learn === DEFAULT_LANGUAGE);
  return {
    lang: shown[0]?.learn ?? learn,
    note: nameOf(shown[0]?.learn ?? learn),
    emoji: '',
    heading: undefined,
    cards: shown.slice(0, MOST_CARDS).map(({ emoji = '', title, level, learn: language }) => ({
      emoji,
      word: { text: title, language },
      meaning: { text: level, language: DEFAULT_LANGUAGE },
    })),
    opening: undefined,
  };
}

function ofText(text: PreviewText): Preview {
  const { learn: language, title, level, emoji = '' } = text;
  return {
    lang: language,
    note: { text: level, language: DEFAULT_LANGUAGE },
    emoji,
    heading: { text: title, language },
    cards: [],
    opening: { text: openingOf(text), language },
  };
}

function nameOf(language: Language) {
  const text = LANGUAGES.find(({ code }) => code === language)?.name ?? language;
  return { text, language };
}
