import { classOf, type InflectionClass, stemOf } from './conjugation.ts';

/** What is put to the stem of a verb. */
export type VerbEndings = {
  /** Before ます, たい, ながら. */
  i: string;
  nai: string;
  zu: string;
  te: string;
  ta: string;
  ba: string;
  ability: string;
  passive: string;
  causative: string;
  causativePassive: string;
  imperative: string;
  suggestion: string;
};

/** Verbs whose last sound changes, by its rows in a, i, e and o, and by the forms in て and た. */
function godan(a: string, i: string, e: string, o: string, te: string, ta: string): VerbEndings {
  return {
    i,
    nai: `${a}ない`,
    zu: `${a}ず`,
    te,
    ta,
    ba: `${e}ば`,
    ability: `${e}る`,
    passive: `${a}れる`,
    causative: `${a}せる`,
    causativePassive: a === 'さ' ? 'させられる' : `${a}される`,
    imperative: e,
    suggestion: `${o}う`,
  };
}

/** Verbs in る that drop it, and 来る, whose stem is said in three ways. */
const dropping = (i: string, e: string, a: string, imperative: string): VerbEndings => ({
  i,
  nai: `${a}ない`,
  zu: `${a}ず`,
  te: `${i}て`,
  ta: `${i}た`,
  ba: `${e}れば`,
  ability: `${a}られる`,
  passive: `${a}られる`,
  causative: `${a}させる`,
  causativePassive: `${a}させられる`,
  imperative,
  suggestion: `${a}よう`,
});

const SU = godan('さ', 'し', 'せ', 'そ', 'して', 'した');

const ENDINGS: Partial<Record<InflectionClass, VerbEndings>> = {
  ichidan: dropping('', '', '', 'ろ'),
  'ichidan-short': dropping('', '', '', 'ろ'),
  kuru: dropping('', '', '', 'い'),
  'kuru-kana': dropping('き', 'く', 'こ', 'こい'),
  く: godan('か', 'き', 'け', 'こ', 'いて', 'いた'),
  iku: godan('か', 'き', 'け', 'こ', 'って', 'った'),
  ぐ: godan('が', 'ぎ', 'げ', 'ご', 'いで', 'いだ'),
  す: SU,
  つ: godan('た', 'ち', 'て', 'と', 'って', 'った'),
  ぬ: godan('な', 'に', 'ね', 'の', 'んで', 'んだ'),
  ぶ: godan('ば', 'び', 'べ', 'ぼ', 'んで', 'んだ'),
  む: godan('ま', 'み', 'め', 'も', 'んで', 'んだ'),
  る: godan('ら', 'り', 'れ', 'ろ', 'って', 'った'),
  う: godan('わ', 'い', 'え', 'お', 'って', 'った'),
  suru: {
    i: 'し',
    nai: 'しない',
    zu: 'せず',
    te: 'して',
    ta: 'した',
    ba: 'すれば',
    ability: 'できる',
    passive: 'される',
    causative: 'させる',
    causativePassive: 'させられる',
    imperative: 'しろ',
    suggestion: 'しよう',
  },
  'ai-suru': { ...SU, ba: 'すれば' },
};

/** The stem of a verb and what is put to it; undefined for what is no verb. */
export function verbEndings(form: string): { stem: string; endings: VerbEndings } | undefined {
  const of = classOf(form, ['verb']);
  const endings = of === undefined ? undefined : ENDINGS[of];
  return of === undefined || endings === undefined ? undefined : { stem: stemOf(form, of), endings };
}
