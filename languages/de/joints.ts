// Parts of compounds that begin with the sounds ʃt or ʃp where the engine would say st or sp. Short ones that other words have inside
// are taken at the end alone.
const LATER_PARTS = [
  'staat(?!s?anwält)',
  'stadt',
  'städt',
  'stab$',
  'stall$',
  'ställe',
  'stamm',
  'stämm',
  'stand',
  'ständ',
  'stange',
  'stärke',
  'station',
  'stätte',
  'statt$',
  'staub',
  'steig',
  'stein(?:e|en|s|es)?$',
  'steuer',
  'stich(?!t)',
  'stiefel',
  'stift',
  'stimm',
  'stock',
  'stöck',
  'stoff',
  'stoß',
  'stöß',
  'straf',
  'strahl',
  'straße',
  'strauch',
  'sträuch',
  'strauß',
  'strecke',
  'streich',
  'streif',
  'streik',
  'streit',
  'strich',
  'strom',
  'ström',
  'strumpf',
  'strümpf',
  'student',
  'studi',
  'stufe',
  'stuhl',
  'stühl',
  'stumpf',
  'stunde',
  'sturm',
  'stürm',
  'sturz',
  'spalt',
  'spaß',
  'speise',
  'sperr',
  'spiegel',
  'spiel',
  'spinat',
  'spinne',
  'spitze',
  'sport',
  'sprech',
  'spring',
  'spruch',
  'sprüch',
  'sprung',
  'sprüng',
  'spur(?!t)',
];

/** Those that the engine says wrong behind the s of a joint too. */
const AFTER_S =
  /(?<=\p{L}{3}(?:(?<!e)s))s(?=piel|pruch|prüch|perr|paß|tamm|tämm|tand|tänd|toff)|(?<=\p{L}{3}s)s(?=taat)/giu;
const LANGUAGE_AFTER_S = /(?<=\p{L}{2}s)spra(?=ch)/giu;
/** Words that end like a star and have none. */
const STARS = /(?<=\b(?:abend|morgen|polar|see|weihnachts|film|pop|rock|stroh))s(?=tern)/giu;
/** *Transport*, *Kristall* and *geistreich* have no joint there; *Gegenstand*, *Endstation* and *vollstrecken* would lose their stress. */
const JOINT = new RegExp(
  `(?<=\\p{L}{3})(?<!s|\\b(?:tran|kri|gei|gegen|voll|end))s(?=(?:${LATER_PARTS.map(part => part.slice(1)).join('|')}))`,
  'giu',
);

/**
 * Spells st and sp as they are said where the later part of a German compound begins: *Hauptschtadt*. The engine reads sch behind s and
 * ch only where an apostrophe parts them, and d before it as a voiced sound.
 */
export function respellJoints(letters: string): string {
  return letters.replace(/\p{L}{6,}/gu, word =>
    word
      .replace(LANGUAGE_AFTER_S, "'schpraa")
      .replace(AFTER_S, "'sch")
      .replace(STARS, 'sch')
      .replace(JOINT, 'sch')
      .replace(/(?<=ch)(?=sch[pt])/gu, "'")
      .replace(/d(?=scht)/gu, 't'),
  );
}
