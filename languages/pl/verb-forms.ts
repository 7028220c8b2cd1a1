import {
  IMPERATIVES,
  NO_IMPERATIVE,
  NO_PERSONS,
  NOT_CONJUGATED,
  PASTS,
  PRESENT_IN_AM,
  PRESENTS,
} from './verb-lists.ts';

/** The forms of a verb; an empty one is left out. */
export type VerbForms = {
  /** Six persons of the present, of the future where the verb is perfective. */
  present: readonly string[];
  /** I, you, he, we, you, they: a man or men, a woman or women, a child or nothing. */
  past: readonly (readonly [string, string, string])[];
  /** To one, us, to several. */
  imperative: readonly string[];
};

/** @param infinitive without się; undefined where we do not know how it is conjugated */
export function verbForms(infinitive: string): VerbForms | undefined {
  if (NOT_CONJUGATED.has(infinitive)) return undefined;
  const [first, second] = PRESENTS.get(infinitive) ?? regularPresent(infinitive);
  if (first === undefined || second === undefined) return undefined;
  const present = persons(infinitive, first, second);
  const past = pastOf(infinitive);
  if (past === undefined) return undefined;
  const imperative = imperativesOf(infinitive, first, present[2] ?? '');
  if (!NO_PERSONS.has(infinitive)) return { present, past, imperative };
  return {
    present: present.map((form, place) => (place === 2 || place === 5 ? form : '')),
    past: past.map((forms, place) => (place === 2 || place === 5 ? forms : ['', '', ''])),
    imperative: [],
  };
}

/** czytam, czytasz; pracuję, pracujesz; robię, robisz. */
function regularPresent(infinitive: string): readonly string[] {
  const stem = infinitive.slice(0, -1);
  if (/(?:[yi]wa|owa)ć$/.test(infinitive) && !PRESENT_IN_AM.has(infinitive)) {
    const own = infinitive.replace(/(?:[yi]wa|owa)ć$/, 'uj');
    return [`${own}ę`, `${own}esz`];
  }
  // dawać, daję
  if (/(?:da|sta|zna)wać$/.test(infinitive)) {
    const own = infinitive.replace(/wać$/, 'j');
    return [`${own}ę`, `${own}esz`];
  }
  if (infinitive.endsWith('ać')) return [`${stem}m`, `${stem}sz`];
  if (infinitive.endsWith('nąć')) {
    const own = infinitive.replace(/ąć$/, '');
    return [`${own}ę`, `${own}iesz`];
  }
  if (infinitive.endsWith('ić')) return [firstInIc(infinitive.slice(0, -2)), `${stem}sz`];
  if (infinitive.endsWith('yć')) return [`${infinitive.slice(0, -2)}ę`, `${stem}sz`];
  return [];
}

/** proszę of prosić, robię of robić. */
function firstInIc(stem: string): string {
  if (/[bpwmfn]$/.test(stem)) return `${stem}ię`;
  if (/s$/.test(stem)) return `${stem}zę`;
  if (/[^d]z$/.test(stem)) return `${stem.slice(0, -1)}żę`;
  return `${stem}ę`;
}

function persons(infinitive: string, first: string, second: string): readonly string[] {
  const he = second.slice(0, -2);
  return [first, second, he, `${he}my`, `${he}cie`, they(infinitive, first)];
}

function they(infinitive: string, first: string): string {
  if (infinitive === 'wiedzieć') return 'wiedzą';
  if (infinitive === 'jeść') return 'jedzą';
  if (first.endsWith('ę')) return `${first.slice(0, -1)}ą`;
  return `${first.slice(0, -1)}ją`;
}

function pastOf(infinitive: string): readonly (readonly [string, string, string])[] | undefined {
  const [he, she, men] = PASTS.get(infinitive) ?? regularPast(infinitive);
  if (he === undefined || she === undefined || men === undefined) return undefined;
  // mógł, mogłem; but szedł, szedłem.
  const own = he.includes('ó') ? she.slice(0, -1) : he;
  const it = she.replace(/a$/, 'o');
  const women = she.replace(/a$/, 'y');
  return [
    [`${own}em`, `${she}m`, ''],
    [`${own}eś`, `${she}ś`, ''],
    [he, she, it],
    [`${men}śmy`, `${women}śmy`, ''],
    [`${men}ście`, `${women}ście`, ''],
    [men, women, women],
  ];
}

/** czytał, widział, ciągnął. */
function regularPast(infinitive: string): readonly string[] {
  const stem = infinitive.slice(0, -1);
  if (infinitive.endsWith('eć')) {
    const own = infinitive.slice(0, -2);
    return [`${own}ał`, `${own}ała`, `${own}eli`];
  }
  if (infinitive.endsWith('ąć')) {
    const own = infinitive.slice(0, -2);
    return [`${own}ął`, `${own}ęła`, `${own}ęli`];
  }
  return /[aiyu]ć$/.test(infinitive) ? [`${stem}ł`, `${stem}ła`, `${stem}li`] : [];
}

function imperativesOf(infinitive: string, first: string, he: string): readonly string[] {
  if (NO_IMPERATIVE.has(infinitive)) return [];
  const one = IMPERATIVES.get(infinitive) ?? imperativeOf(infinitive, first, he);
  return [one, `${one}my`, `${one}cie`];
}

/** czytaj, pracuj, dawaj, ciągnij; proś of prosi, pisz of pisze. */
function imperativeOf(infinitive: string, first: string, he: string): string {
  if (/(?:da|sta|zna)wać$/.test(infinitive) && first.endsWith('aję')) return `${infinitive.slice(0, -1)}j`;
  if (/[ae]m$/.test(first)) return `${first.slice(0, -1)}j`;
  if (/[auei]ję$|yję$/.test(first)) return first.slice(0, -1);
  if (infinitive.endsWith('nąć') || infinitive === 'kraść') return `${first.slice(0, -1)}ij`;
  const stem = he.replace(/(?:ie|e|i|y)$/, '');
  if (!/i(?:e?)$/.test(he)) return stem;
  return stem
    .replace(/dz$/, 'dź')
    .replace(/c$/, 'ć')
    .replace(/s$/, 'ś')
    .replace(/(?<!d)z$/, 'ź')
    .replace(/n$/, 'ń');
}
