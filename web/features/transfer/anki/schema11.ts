import { directionOf, type Language } from '#languages/index.ts';

/** The tables of schema 11, which every Anki since 2.0 opens (Anki's rslib/src/storage/schema11.sql describes them). */
export const SCHEMA_11 = `
create table col (id integer primary key, crt integer not null, mod integer not null, scm integer not null,
  ver integer not null, dty integer not null, usn integer not null, ls integer not null, conf text not null,
  models text not null, decks text not null, dconf text not null, tags text not null);
create table notes (id integer primary key, guid text not null, mid integer not null, mod integer not null,
  usn integer not null, tags text not null, flds text not null, sfld integer not null, csum integer not null,
  flags integer not null, data text not null);
create table cards (id integer primary key, nid integer not null, did integer not null, ord integer not null,
  mod integer not null, usn integer not null, type integer not null, queue integer not null, due integer not null,
  ivl integer not null, factor integer not null, reps integer not null, lapses integer not null,
  left integer not null, odue integer not null, odid integer not null, flags integer not null, data text not null);
create table revlog (id integer primary key, cid integer not null, usn integer not null, ease integer not null,
  ivl integer not null, lastIvl integer not null, factor integer not null, time integer not null,
  type integer not null);
create table graves (usn integer not null, oid integer not null, type integer not null);
create index ix_notes_usn on notes (usn);
create index ix_cards_usn on cards (usn);
create index ix_revlog_usn on revlog (usn);
create index ix_cards_nid on cards (nid);
create index ix_cards_sched on cards (did, queue, due);
create index ix_revlog_cid on revlog (cid);
create index ix_notes_csum on notes (csum);
`;

/** Written rows are not yet known to a sync server. */
export const NOT_SYNCED = -1;

const NO_DAY = [0, 0];

/** A deck as schema 11 keeps it, in JSON. */
export function deckOf(id: number, name: string, seconds: number) {
  return {
    ...{ id, name, mod: seconds, usn: NOT_SYNCED, desc: '', dyn: 0, conf: 1, collapsed: false },
    ...{
      newToday: NO_DAY,
      revToday: NO_DAY,
      lrnToday: NO_DAY,
      timeToday: NO_DAY,
      extendNew: 0,
      extendRev: 50,
    },
  };
}

/** The options of the default deck, with Anki's own values. */
export const DECK_OPTIONS = {
  1: {
    ...{ id: 1, name: 'Default', mod: 0, usn: 0, maxTaken: 60, autoplay: true, timer: 0, replayq: true },
    new: {
      bury: true,
      delays: [1, 10],
      initialFactor: 2500,
      ints: [1, 4, 7],
      order: 1,
      perDay: 20,
      separate: true,
    },
    lapse: { delays: [10], leechAction: 0, leechFails: 8, minInt: 1, mult: 0 },
    rev: { bury: true, ease4: 1.3, fuzz: 0.05, ivlFct: 1, maxIvl: 36_500, minSpace: 1, perDay: 200 },
  },
};

/** The settings of a collection; `schedVer` 2 is the scheduler whose numbers we write. */
export function settingsOf(deckId: number, noteTypeId: number, nextPosition: number) {
  return {
    ...{
      activeDecks: [deckId],
      curDeck: deckId,
      curModel: String(noteTypeId),
      nextPos: nextPosition,
      schedVer: 2,
    },
    ...{ addToCur: true, collapseTime: 1200, dueCounts: true, estTimes: true, newBury: true, newSpread: 0 },
    ...{ sortBackwards: false, sortType: 'noteFld', timeLim: 0 },
  };
}

/** The fields of our note type, in order; reading them back goes by these names. */
export const FIELDS = [
  'Word',
  'Translation',
  'Reading',
  'Note',
  'Sentence',
  'Emoji',
  'Sound',
  'Key',
] as const;

const WORD = '<div class="word">{{Word}}</div>';
const DETAILS = [
  '{{#Reading}}<div class="reading">{{Reading}}</div>{{/Reading}}',
  '{{#Emoji}}<div class="emoji">{{Emoji}}</div>{{/Emoji}}',
  '{{#Sentence}}<div>{{Sentence}}</div>{{/Sentence}}',
  '{{#Note}}<div class="note">{{Note}}</div>{{/Note}}',
].join('\n');
const TRANSLATION = '<div class="translation">{{Translation}}</div>';

const TEMPLATES = [
  {
    name: 'Word → Translation',
    qfmt: `${WORD}\n{{Sound}}`,
    afmt: `{{FrontSide}}\n<hr id="answer">\n${TRANSLATION}\n${DETAILS}`,
  },
  {
    name: 'Translation → Word',
    qfmt: TRANSLATION,
    afmt: `{{FrontSide}}\n<hr id="answer">\n${WORD}\n{{Sound}}\n${DETAILS}`,
  },
];

export const CARDS_A_NOTE = TEMPLATES.length;

const STYLE = `.card { font-family: sans-serif; font-size: 22px; text-align: center; }
.word, .translation { font-size: 32px; }
.reading, .note { opacity: 0.75; }
.emoji { font-size: 48px; }`;

type Place = { id: number; seconds: number; deckId: number; learn: Language };

/** The note type in the JSON of schema 11: two cards a note, one for each direction. */
export function noteTypeOf({ id, seconds, deckId, learn }: Place) {
  return {
    ...{ id, name: 'Slova', type: 0, mod: seconds, usn: NOT_SYNCED, sortf: 0, did: deckId, css: STYLE },
    ...{
      latexPre: '',
      latexPost: '',
      tags: [],
      vers: [],
      req: [
        [0, 'all', [0]],
        [1, 'all', [1]],
      ],
    },
    flds: FIELDS.map((name, ord) => ({
      ...{ name, ord, font: 'Arial', size: 20, sticky: false, media: [] },
      rtl: directionOf(learn) === 'rtl' && (name === 'Word' || name === 'Sentence'),
    })),
    tmpls: TEMPLATES.map((template, ord) => ({ ...template, ord, did: null, bqfmt: '', bafmt: '' })),
  };
}
