import { directionOf, type Language } from '#languages/index.ts';
import { NOT_SYNCED } from './schema11.ts';

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
