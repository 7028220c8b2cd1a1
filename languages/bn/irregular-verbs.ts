import { type IrregularForms, irregularForms, linesOf, together } from '../word-forms/tables.ts';
import { foldBengali } from './fold-bengali.ts';

/**
 * Verbs whose stem ends in a vowel, and others that change, by the stems of their tenses: each has all persons. Present and
 * imperative have no persons in common and are written out: I, you (তুই, তুমি), he, polite; an imperative ends with that of the future.
 */
const BY_STEMS = `
যাওয়া · present যাই যাস যাও যায় যান · progressive যাচ্ছ · past গেল গ্যাল · future যা · imperfect যেত · infinitive যেতে · and-then গিয়ে · perfect গিয়েছ গেছ · imperative যা যাও যান যাক যেয়ো যেও
আসা · present আসি আসিস আসো আস আসে আসেন · progressive আসছ · past এল আসল · future আস · imperfect আসত · infinitive আসতে · and-then এসে · perfect এসেছ · imperative আয় এসো আসুন আসুক
দেওয়া · present দিই দিস দাও দেয় দেন · progressive দিচ্ছ · past দিল · future দে · imperfect দিত · infinitive দিতে · and-then দিয়ে · perfect দিয়েছ · imperative দে দাও দিন দিক দিয়ো দিও
নেওয়া · present নিই নিস নাও নেয় নেন · progressive নিচ্ছ · past নিল · future নে · imperfect নিত · infinitive নিতে · and-then নিয়ে · perfect নিয়েছ · imperative নে নাও নিন নিক নিয়ো নিও
হওয়া · present হই হস হও হয় হন · progressive হচ্ছ · past হল · future হ · imperfect হত · infinitive হতে · and-then হয়ে · perfect হয়েছ · imperative হ হও হোন হোক হোয়ো হয়ো হইও
খাওয়া · present খাই খাস খাও খায় খান · progressive খাচ্ছ · past খেল · future খা · imperfect খেত · infinitive খেতে · and-then খেয়ে · perfect খেয়েছ · imperative খা খাও খান খাক খেয়ো খেও
পাওয়া · present পাই পাস পাও পায় পান · progressive পাচ্ছ · past পেল · future পা · imperfect পেত · infinitive পেতে · and-then পেয়ে · perfect পেয়েছ · imperative পাও পান পাক পেয়ো পেও
চাওয়া · present চাই চাস চাও চায় চান · progressive চাইছ চাচ্ছ · past চাইল · future চাই · imperfect চাইত · infinitive চাইতে · and-then চেয়ে · perfect চেয়েছ · imperative চাও চান চাক চেয়ো
গাওয়া · present গাই গাস গাও গায় গান · progressive গাইছ গাচ্ছ · past গাইল · future গাই · imperfect গাইত · infinitive গাইতে · and-then গেয়ে · perfect গেয়েছ · imperative গাও গান গাক গেয়ো
বওয়া · present বই বস বও বয় বন · progressive বইছ · past বইল · future বই · imperfect বইত · infinitive বইতে · and-then বয়ে · perfect বয়েছ
সওয়া · present সই সস সও সয় সন · progressive সইছ · past সইল · future সই · imperfect সইত · infinitive সইতে · and-then সয়ে · perfect সয়েছ
কওয়া · present কই কস কও কয় কন · progressive কইছ · past কইল · future কই · imperfect কইত · infinitive কইতে · and-then কয়ে · perfect কয়েছ
শোয়া · present শুই শুস শোও শোয় শোন · progressive শুচ্ছ · past শুল · future শোব শুব · imperfect শুত · infinitive শুতে · and-then শুয়ে · perfect শুয়েছ · imperative শো শোও শোন শুক শুয়ো
ধোয়া · present ধুই ধুস ধোও ধোয় ধোন · progressive ধুচ্ছ · past ধুল · future ধোব ধুব · imperfect ধুত · infinitive ধুতে · and-then ধুয়ে · perfect ধুয়েছ · imperative ধো ধোও ধোন ধুক ধুয়ো
ছোঁয়া · present ছুঁই ছুঁস ছোঁও ছোঁয় ছোঁন · progressive ছুঁচ্ছ · past ছুঁল · future ছোঁব ছুঁব · imperfect ছুঁত · infinitive ছুঁতে · and-then ছুঁয়ে · perfect ছুঁয়েছ · imperative ছোঁ ছোঁও ছোঁন ছুঁক ছুঁয়ো
থাকা · past রইল · imperative থাকো থেকো
পৌঁছানো · present পৌঁছাই পৌঁছাস পৌঁছাও পৌঁছায় পৌঁছান · progressive পৌঁছাচ্ছ পৌঁছচ্ছ · past পৌঁছাল পৌঁছল · future পৌঁছা পৌঁছ · imperfect পৌঁছাত পৌঁছত · infinitive পৌঁছাতে পৌঁছতে · and-then পৌঁছে পৌঁছিয়ে · perfect পৌঁছেছ পৌঁছিয়েছ
খাওয়ানো · and-then খাইয়ে · perfect খাইয়েছ
শোয়ানো · and-then শুইয়ে · perfect শুইয়েছ
ধোয়ানো · and-then ধুইয়ে · perfect ধুইয়েছ
দেওয়ানো · and-then দিইয়ে · perfect দিইয়েছ
বওয়ানো · and-then বইয়ে · perfect বইয়েছ
দৌড়ানো · and-then দৌড়ে · perfect দৌড়েছ
নিংড়ানো · and-then নিংড়ে · perfect নিংড়েছ
`;

/** Forms in which the way from form to base is not to be guessed, or where another base would be guessed before it. */
const VERBS = `
থাকা · present+he থাকে · past+he ছিল ছিলো · past+i ছিলাম · past+you ছিলে ছিলি · past+polite ছিলেন · present আছে
করা · and-then করে · imperative+future কোরো
বলা · present+i বলি · and-then বলে · imperative+future বোলো
বসা · and-then বসে · imperative+future বোসো
পরানো · and-then পরিয়ে
চলা · imperative+future চোলো · and-then চলে
পড়া · imperative+future পোড়ো · and-then পড়ে
ধরা · imperative+future ধোরো · and-then ধরে
জাগা · and-then জেগে
পেরোনো · and-then পেরিয়ে
লেখা · present+i লিখি
দেওয়া · present+i দেই
নেওয়া · present+i নেই
লাগা · infinitive লাগতে · present লাগে
কমা · infinitive কমতে · and-then কমে · future কমবে · past কমল
`;

const PERSONS: readonly (readonly [tag: string, ending: string])[] = [
  ['i', 'াম'],
  ['you', 'ি'],
  ['you', 'ে'],
  ['polite', 'েন'],
];

/** The persons of a stem with an ending of its own: গেল, গেলাম. A future has ব before them. */
function inAllPersons(name: string, stem: string): string[] {
  const cell = (tags: string, form: string) => `${tags} ${form}`;
  if (name === 'past')
    return [
      cell('past+he', `${stem} ${stem}ো`),
      ...PERSONS.map(([tag, ending]) => cell(`past+${tag}`, stem + ending)),
    ];
  if (name === 'imperfect')
    return [
      cell('imperfect+he', `${stem} ${stem}ো`),
      cell('imperfect+i', `${stem}াম`),
      cell('imperfect+you', `${stem}িস`),
      cell('imperfect+polite', `${stem}েন`),
    ];
  if (name === 'future') {
    const future = stem.endsWith('ব') ? stem : `${stem}ব`;
    return [
      cell('future+i', `${future} ${future}ো`),
      cell('future+he+you', `${future}ে`),
      cell('future+you', `${future}ি`),
      cell('future+polite', `${future}েন`),
    ];
  }
  const past = `past+${name}`;
  return [
    cell(`${name}+i`, `${stem}ি`),
    cell(`${name}+you`, `${stem} ${stem}ো ${stem}িস`),
    cell(`${name}+he`, `${stem}ে`),
    cell(`${name}+polite`, `${stem}েন`),
    cell(`${past}+he`, `${stem}িল ${stem}িলো`),
    cell(`${past}+i`, `${stem}িলাম`),
    cell(`${past}+you`, `${stem}িলে ${stem}িলি`),
    cell(`${past}+polite`, `${stem}িলেন`),
  ];
}

const OF_TENSES = new Set(['past', 'imperfect', 'future', 'progressive', 'perfect']);
const PRESENT = ['i', 'you', 'you', 'he', 'polite'];

/** যান is polite, যাক of him, যেয়ো for later. */
function wayOfCommand(form: string): string {
  if (/ন$/.test(form)) return '+polite';
  if (/ক$/.test(form)) return '+he';
  return /(?:য়ো|েও|িও|ইও|এসো|থেকো)$/.test(form.normalize('NFC')) ? '+future' : '';
}

/** A line of stems as a line of forms. */
function written(line: string): string {
  const [base = '', ...groups] = line.split(' · ');
  const cells = groups.flatMap(group => {
    const [name = '', ...stems] = group.split(' ');
    if (OF_TENSES.has(name)) return stems.flatMap(stem => inAllPersons(name, stem));
    if (name === 'imperative') return stems.map(form => `imperative${wayOfCommand(form)} ${form}`);
    if (name !== 'present') return [group];
    const persons = stems.length > PRESENT.length ? ['i', 'you', 'you', 'you', 'he', 'polite'] : PRESENT;
    return stems.map((form, place) => `present+${persons[place]} ${form}`);
  });
  // গেলে is "if" as well as "you": the clause is by far commoner.
  const past =
    groups
      .find(group => group.startsWith('past '))
      ?.split(' ')
      .slice(1) ?? [];
  const clauses = past.map(stem => `if ${stem}ে`);
  return [base, ...clauses, ...cells].join(' · ');
}

/** মেয়ের is of the girl before it is of May, তারটি of the wire; ৎ and ং are other letters before a vowel. */
const NOUNS = `
মেয়ে · genitive মেয়ের
জেলা · genitive জেলার · locative জেলায়
ভবিষ্যৎ · genitive ভবিষ্যতের · locative ভবিষ্যতে
বিদ্যুৎ · genitive বিদ্যুতের · locative বিদ্যুতে
যকৃৎ · genitive যকৃতের · locative যকৃতে
রং · genitive রঙের · locative রঙে
তার · definite-article তারটি তারটা · definite-article+genitive তারটির তারটার · definite-article+locative তারটিতে তারটায়
`;

const tables: IrregularForms = together(
  irregularForms(['verb'], VERBS.normalize('NFC')),
  irregularForms(['verb'], linesOf(BY_STEMS.normalize('NFC')).map(written).join('\n')),
  irregularForms(['noun'], NOUNS.normalize('NFC')),
);

export const BENGALI_IRREGULAR = new Map([...tables].map(([form, bases]) => [foldBengali(form), bases]));
