import { type FormTag, tagsIn } from '../word-forms/tags.ts';
import { nounsBeforeCopula } from './conjugation.ts';
import { lastFinal } from './hangul.ts';

/** A particle with what it says; C stands after a consonant, V after a vowel, L after a vowel or ㄹ. */
const TABLE = `
  에서부터 from
  에게서 from
  한테서 from
  C으로부터 from
  L로부터 from
  C이라고 quotation
  V라고 quotation
  C이에요 is+polite
  V예요 is+polite
  V에요 is+polite
  C이라는 quotation
  C이라서 is+because
  V라서 is+because
  V라는 quotation
  C이야 is
  V야 is
  C이요 polite
  에서 at
  서 at
  에게 to
  한테 to
  께서 subject-marker+polite
  께 to+polite
  부터 from
  까지 until
  처럼 like
  같이 like
  마냥 like
  만큼 as
  대로 as
  보다 than
  마다 each
  씩 each
  밖에 only
  뿐 only
  조차 even
  마저 even
  C이나 or
  V나 or
  C이든 or
  V든 or
  C이든지 or
  V든지 or
  C이며 and
  V며 and
  C이랑 and
  V랑 and
  하고 and
  C으로 by
  L로 by
  C이라도 even
  V라도 even
  C으로서 as
  L로서 as
  C으로써 by
  L로써 by
  C이나마 even
  V나마 even
  커녕 not
  더러 to
  보고 to
  에다 to
  에다가 to
  C이야말로 emphasis
  V야말로 emphasis
  들 plural
  C은 topic-marker
  V는 topic-marker
  C이 subject-marker
  V가 subject-marker
  C을 object-marker
  V를 object-marker
  의 possessive
  에 in
  V와 and
  C과 and
  도 also
  만 only
  요 polite
  님 title
  씨 title
  쯤 about
  째 ordinal
  끼리 reciprocal
  간 while
  적 like
`;

type Particle = { particle: string; after: string; tags: readonly FormTag[] };

const PARTICLES: readonly Particle[] = TABLE.trim()
  .split('\n')
  .map(line => {
    const [, after = '', particle = '', tags = ''] = /^\s*([CVL]?)(\S+) (\S+)$/.exec(line) ?? [];
    return { particle, after, tags: tagsIn(tags) };
  });

/** By their last syllables, in the order of the table. */
const BY_LAST = new Map<string, Particle[]>();
for (const particle of PARTICLES) {
  const last = particle.particle.slice(-1);
  BY_LAST.set(last, [...(BY_LAST.get(last) ?? []), particle]);
}

const FINAL_N = 4;
const FINAL_L = 8;
/** What they ask of the final consonant before them; 0 is none. */
const ENDS_IN: Record<string, (final: number | undefined) => boolean> = {
  '': () => true,
  C: final => final !== undefined && final > 0,
  V: final => final === 0,
  L: final => final === 0 || final === FINAL_L,
};

/** 는 and 를 melt into these when people talk: 난, 우릴, 이젠; elsewhere what looks so is something else. */
const MELTS =
  /^(나|너|저|우리|저희|여기|거기|저기|이거|그거|저거|요거|거|누구|어디|이제|언제|얘|걔|쟤|뭐|얘기|자기|.+(에|에서|에게|한테|까지|부터|하고))$/;
const SHORT_OF: Record<string, string> = { 간: '년달일시주분월', 적: '', 서: '기디' };

/** What nothing but 요 may follow. */
const LAST = /^[은는이가을를의]$/;

/** Something attached to a word, and how much less likely that is than a plain particle. */
export type Detached = { rest: string; after: readonly FormTag[]; particle: string; cost: number };

/** What may stand before particles, `behind` the particle that was taken off last. At the end of a word (`isWhole`) 는 and 를 may be melted into what they follow. */
export function* detachParticles(word: string, isWhole: boolean, behind: string): Iterable<Detached> {
  for (const { particle, after, tags } of BY_LAST.get(word.slice(-1)) ?? []) {
    if (word.length <= particle.length || !word.endsWith(particle)) continue;
    if (behind !== '' && behind !== '요' && LAST.test(particle)) continue;
    // 우리나라 is no 우리나 with 이다.
    if (behind === '이다' && /^이?나$/.test(particle)) continue;
    const rest = word.slice(0, -particle.length);
    if (!ENDS_IN[after]?.(lastFinal(rest))) continue;
    // 삼 년간, 여기서; 정치적 needs a longer noun.
    const short = SHORT_OF[particle];
    if (short !== undefined && !(particle === '적' ? rest.length > 1 : short.includes(rest.at(-1) ?? '-')))
      continue;
    yield { rest, after: tags, particle, cost: 0 };
  }
  for (const { noun, tags } of nounsBeforeCopula(word))
    yield { rest: noun, after: tags, particle: '이다', cost: noun.length === 1 ? 0.5 : 0.3 };
  const final = lastFinal(word);
  if (!isWhole || (final !== FINAL_N && final !== FINAL_L)) return;
  const letters = word.normalize('NFD');
  const rest = letters.slice(0, -1).normalize('NFC');
  if (MELTS.test(rest))
    yield {
      rest,
      after: [final === FINAL_N ? 'topic-marker' : 'object-marker'],
      particle: final === FINAL_N ? '는' : '를',
      cost: 0.1,
    };
}

const ending = (pattern: string) => new RegExp(pattern.normalize('NFD'));
/** Verb forms that are like nouns, and those that only stress or count in. */
const LIKE_NOUNS = ending('(?:기|음|ᆷ|ᆱ|는지|ᆫ지|은지|ᆯ지|을지|는가|ᆫ가|냐)$');
const STRESSED = ending(
  '(?:지|고|서|게|면|며|다가|도록|러|려고|니까|고자|자|다|라|까|면서|데|네|거든|어|야|대|래|나)$|^$|^ᆯ까$',
);
const STRESSES: ReadonlySet<string> = new Set([
  '는',
  '은',
  '도',
  '만',
  '요',
  '까지',
  '부터',
  '야',
  '조차',
  '들',
  '밖에',
  '나',
  '마저',
]);

/** Whether a particle may follow a verb form: 하기를, 먹지도, 가서는; 눈을 is no form of 누다, whose 눈 is followed by the noun itself. */
export function followsVerbForm(form: string, particle: string): boolean {
  if (LIKE_NOUNS.test(form)) return true;
  if (particle === '이다') return /[ᆫᆯ]$|^는$/.test(form) === false && /서$/.test(form.normalize('NFC'));
  return (
    STRESSES.has(particle) &&
    STRESSED.test(form) &&
    !(form === '' && particle !== '만' && particle !== '도' && particle !== '는')
  );
}
