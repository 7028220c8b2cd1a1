import { oncePerWord } from './once-per-rows.ts';

/** Marks that change no letter: soft hyphens, joiners, marks of direction. */
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** A form as it is looked up in most languages: case, the kind of apostrophe and unseen marks do not matter. */
export function foldWord(form: string, locale = 'en'): string {
  if (isFolded(form)) return form;
  return locale === 'en' ? foldedOnce(form) : folded(form, locale);
}

/** Words of Indian scripts, whose marks are put to letters, are asked for again and again. */
const foldedOnce = oncePerWord(form => folded(form, 'en'));

function folded(form: string, locale: string): string {
  return form
    .replace(UNSEEN, '')
    .normalize('NFC')
    .replace(/[‘’ʼ]/g, "'")
    .trim()
    .toLocaleLowerCase(locale)
    .normalize('NFC');
}

const UNASKED = 0;
const STAYS = 1;
const CHANGES = 2;
/** By UTF-16 unit, filled as units are met: whether folding leaves it as it is in any surroundings. */
const UNITS = new Uint8Array(0x10000);

/** Most words of a text are folded already, and all that endings are tried on: a look at their letters costs a tenth of folding them. */
function isFolded(form: string): boolean {
  for (let at = 0; at < form.length; at += 1) {
    const unit = form.charCodeAt(at);
    let known = UNITS[unit];
    if (known === UNASKED) {
      known = stays(unit) ? STAYS : CHANGES;
      UNITS[unit] = known;
    }
    if (known === CHANGES) return false;
  }
  return true;
}

/** Letters and digits that no mark is put to; jamo join to syllables, and halves of pairs tell nothing alone. */
function stays(unit: number): boolean {
  const sign = String.fromCharCode(unit);
  const isJamo = (unit >= 0x1100 && unit <= 0x11ff) || (unit >= 0xa960 && unit <= 0xd7ff && unit > 0xd7a3);
  return /^[\p{L}\p{N}'-]$/u.test(sign) && !isJamo && unit !== 0x02bc && folded(sign, 'en') === sign;
}
