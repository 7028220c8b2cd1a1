import { linesOf } from '../word-forms/tables.ts';

/** The forms of a verb, by which the others are made. */
export type VerbForms = {
  /** I, তুমি, he, and আপনি or তিনি. */
  present: readonly string[];
  /** The stems to which the persons are put: করছ, করেছ, করল, করত, করব. */
  progressive: string;
  perfect: readonly string[];
  past: string;
  imperfect: string;
  future: string;
  infinitive: string;
  andThen: string;
  /** For তুমি, আপনি, and about him; empty where nobody is told to. */
  imperative: readonly string[];
};

/**
 * `verb present (four) progressive past imperfect future infinitive and-then perfect imperative (three)`; a dash is a form that is not sure or
 * not in use, a slash parts two forms.
 */
const IRREGULAR = new Map(
  linesOf(
    `
    যাওয়া যাই যাও যায় যান যাচ্ছ গেল যেত যাব যেতে গিয়ে গিয়েছ/গেছ যাও যান যাক
    আসা আসি আসো আসে আসেন আসছ এল আসত আসব আসতে এসে এসেছ এসো আসুন আসুক
    দেওয়া দিই দাও দেয় দেন দিচ্ছ দিল দিত দেব দিতে দিয়ে দিয়েছ দাও দিন দিক
    নেওয়া নিই নাও নেয় নেন নিচ্ছ নিল নিত নেব নিতে নিয়ে নিয়েছ নাও নিন নিক
    হওয়া হই হও হয় হন হচ্ছ হল হত হব হতে হয়ে হয়েছ হও হোন হোক
    খাওয়া খাই খাও খায় খান খাচ্ছ খেল খেত খাব খেতে খেয়ে খেয়েছ খাও খান খাক
    পাওয়া পাই পাও পায় পান পাচ্ছ পেল পেত পাব পেতে পেয়ে পেয়েছ পাও পান পাক
    চাওয়া চাই চাও চায় চান চাইছ চাইল চাইত চাইব চাইতে চেয়ে চেয়েছ চাও চান চাক
    গাওয়া গাই গাও গায় গান গাইছ গাইল গাইত গাইব গাইতে গেয়ে গেয়েছ গাও গান গাক
    বওয়া বই বও বয় বন বইছ বইল বইত বইব বইতে বয়ে বয়েছ - - -
    ধোয়া ধুই ধোও ধোয় - ধুচ্ছ ধুল ধুত ধোব ধুতে ধুয়ে ধুয়েছ - - -
    শোয়া শুই শোও শোয় শোন শুচ্ছ শুল শুত শোব শুতে শুয়ে শুয়েছ - - -
    ছোঁয়া ছুঁই ছোঁও ছোঁয় ছোঁন ছুঁচ্ছ ছুঁল ছুঁত ছোঁব ছুঁতে ছুঁয়ে ছুঁয়েছ - - -
    খাওয়ানো খাওয়াই খাওয়াও খাওয়ায় খাওয়ান খাওয়াচ্ছ খাওয়াল খাওয়াত খাওয়াব খাওয়াতে খাইয়ে খাইয়েছ খাওয়াও খাওয়ান খাওয়াক
    পৌঁছানো পৌঁছাই পৌঁছাও পৌঁছায় পৌঁছান পৌঁছাচ্ছ পৌঁছাল পৌঁছাত পৌঁছাব পৌঁছাতে পৌঁছে পৌঁছেছ পৌঁছাও পৌঁছান পৌঁছাক
  `.normalize('NFC'),
  ).map(line => {
    const [verb = '', ...forms] = line.split(' ');
    return [verb, forms.map(form => (form === '-' ? '' : form))] as const;
  }),
);

const words = (table: string) =>
  new Set(
    table
      .normalize('NFC')
      .trim()
      .split(/\s+/)
      .map(word => word.replaceAll('_', ' ')),
  );

/** Said of what happens to somebody, in the third person alone, and no verb at all. */
const LEFT_OUT = words('উচিত অস্তিত্ব_থাকা অর্থ_হওয়া দাম_হওয়া দরকার_হওয়া করতে_হওয়া মনে_হওয়া রক্ত_পড়া ব্যথা_করা ফুল_ফোটা');

/** Nobody is told to do it. */
const WITHOUT_COMMAND = words(`
ঘটা ফোটা বাজা পারা লাগা শুরু_হওয়া শেষ_হওয়া স্থায়ী_হওয়া সংকুচিত_হওয়া ফিকে_হওয়া প্রাপ্য_হওয়া ধসে_পড়া গলে_যাওয়া ফেটে_যাওয়া জমে_যাওয়া বাকি_থাকা জ্বলজ্বল_করা জানতে_পারা চিনতে_পারা বুঝতে_পারা ছোট_হয়ে_যাওয়া
`);

/** Their এ is open, so that it stays before every ending: দেখি, দেখিয়ে; that of লেখা does not: লিখি. */
const OPEN = /(?:দেখ|খেল|ফেল|ঠেল|ঠেক|খেপ)$/;

/** Of two syllables before the আ, which falls: বদলে, where শিখিয়ে has another vowel instead. */
const TWO_SYLLABLES = /^(?:চুলক|বদল|কামড়|মোচড়|নিংড়|দৌড়)া$/;

/** The stem before high vowels: লিখ, শুন. */
const raised = (stem: string) =>
  OPEN.test(stem)
    ? stem
    : stem
        .replace(/ে(?=[^\u09be-\u09cc]*$)/, 'ি')
        .replace(/ো(?=[^\u09be-\u09cc]*$)/, 'ু')
        .replace(/(?<= |^)ও(?=[^\u09be-\u09cc]*$)/, 'উ');

/** The stem of what is done: রেখ, এন. */
const fronted = (stem: string) =>
  raised(stem)
    .replace(/া(?=[^\u09be-\u09cc]*$)/, 'ে')
    .replace(/(?<= |^)আ(?=[^\u09be-\u09cc]*$)/, 'এ');

/** লেখা: I write লিখি, he লেখে. */
function short(stem: string): string[] {
  const high = raised(stem);
  const done = fronted(stem);
  return [
    ...[`${high}ি`, `${stem}ো`, `${stem}ে`, `${stem}েন`],
    ...['ছ', 'ল', 'ত', 'ব', 'তে'].map(end => high + end),
    ...[`${done}ে`, `${done}েছ`],
    ...[`${stem}ো`, `${high}ুন`, `${high}ুক`],
  ];
}

/** শেখানো: having taught শিখিয়ে; of two syllables and more বদলানো, বদলে. */
function long(stem: string): string[] {
  const short = raised(stem.slice(0, -1));
  const done = TWO_SYLLABLES.test(stem) ? `${short}ে` : `${short}িয়ে`;
  return [
    ...['ই', 'ও', 'য়', 'ন', 'চ্ছ', 'ল', 'ত', 'ব', 'তে'].map(end => stem + end),
    ...[done, `${done}ছ`],
    ...['ও', 'ন', 'ক'].map(end => stem + end),
  ];
}

/** The forms of a verb by its verbal noun; undefined for what is said in the third person alone. */
export function verbForms(verb: string): VerbForms | undefined {
  const [, before = '', last = ''] = /^(.* )?(\S+)$/.exec(verb) ?? [];
  if (LEFT_OUT.has(verb)) return undefined;
  const own = IRREGULAR.get(last) ?? regular(last);
  if (own === undefined) return undefined;
  const forms = own.map(form =>
    form === ''
      ? ''
      : form
          .split('/')
          .map(one => before + one)
          .join('/'),
  );
  const [i = '', you = '', he = '', polite = '', ...rest] = forms;
  const [
    progressive = '',
    past = '',
    imperfect = '',
    future = '',
    infinitive = '',
    andThen = '',
    perfect = '',
  ] = rest;
  const imperative = rest.slice(7);
  return {
    present: [i, you, he, polite],
    progressive,
    perfect: perfect.split('/'),
    past,
    imperfect,
    future,
    infinitive,
    andThen,
    imperative: WITHOUT_COMMAND.has(verb) || imperative.includes('') ? [] : imperative,
  };
}

function regular(verb: string): string[] | undefined {
  if (verb.endsWith('ানো')) return long(verb.slice(0, -2));
  // Stems that end in a vowel are in the table.
  return /(?<!\u09df|\u09af\u09bc)া$/.test(verb) ? short(verb.slice(0, -1)) : undefined;
}
