import { randomUUID } from 'node:crypto';
import { v7 as uuidV7 } from 'uuid';
import { createCards, deleteCards, restoreCards, updateCard } from '#contract/cards.ts';
import { reportWord, sendMessage } from '#contract/contact.ts';
import { addToDictionary, forgetKnownWord, removeFromDictionary } from '#contract/dictionary.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { importHistory } from '#contract/history.ts';
import { saveMarks, savePlacement, undoLearning } from '#contract/learning.ts';
import {
  changeList,
  createList,
  deleteLists,
  restoreLists,
  setListWords,
  shareList,
  undoListWords,
} from '#contract/lists.ts';
import { deleteOwnTexts, restoreOwnTexts, saveOwnText } from '#contract/own-texts.ts';
import { connectProgram } from '#contract/programs.ts';
import { chooseReading } from '#contract/reader.ts';
import {
  addDictionaryEntries,
  beginDictionary,
  changeDictionary,
  completeDictionary,
  deleteDictionaries,
  orderDictionaries,
  restoreDictionaries,
} from '#contract/reference-dictionaries.ts';
import { endReminder, noteReminderOpened, saveReminder } from '#contract/reminders.ts';
import { deleteTalk } from '#contract/teacher.ts';
import { saveAnswers } from '#contract/trainers.ts';
import { saveWordNote } from '#contract/word-notes.ts';
import { saveWordPicture } from '#contract/word-pictures.ts';
import { answerOf, markOf, START } from './study.ts';

type Change = { endpoint: Endpoint; params?: Record<string, string>; body: object };

/** A dictionary with one entry. */
const ABOUT = {
  ...{ fingerprint: 'a'.repeat(40), format: 'table', title: 'My glossary', licence: '', source: '' },
};
const ENTRY = { forms: ['perro'], head: 'perro', reading: '', kind: 'noun', senses: ['dog'] };

/** A sensible request for every call that writes rows of a person, in an order in which each finds something to do. */
export function everyChange(): Change[] {
  const card = `card-${uuidV7()}`;
  const text = `own-${randomUUID()}`;
  const list = `own-${randomUUID()}`;
  const dictionary = `ref-${randomUUID()}`;
  const ofDictionary = { params: { id: dictionary } };
  const pair = { learn: 'es', lang: 'en' };
  const message = { name: 'Olena', email: 'o@example.org', reason: 'Proposal', message: 'More words!' };
  return [
    {
      endpoint: createCards,
      body: { cards: [{ id: card, word: 'perro', translation: 'dog', ...pair }] },
    },
    { endpoint: updateCard, params: { id: card }, body: { word: 'perra' } },
    { endpoint: deleteCards, body: { ids: [card] } },
    { endpoint: restoreCards, body: { ids: [card] } },
    { endpoint: addToDictionary, body: { wordIds: ['dog', 'cat'] } },
    { endpoint: removeFromDictionary, body: { wordIds: ['dog'] } },
    { endpoint: addToDictionary, body: { wordIds: ['dog'], restore: true } },
    { endpoint: removeFromDictionary, body: { wordId: 'cat', learn: 'es' } },
    { endpoint: forgetKnownWord, body: { wordId: 'cat', learn: 'es', restore: true } },
    { endpoint: saveOwnText, body: { id: text, learn: 'es', title: 'A diary', body: 'Querido diario' } },
    { endpoint: deleteOwnTexts, body: { ids: [text] } },
    { endpoint: restoreOwnTexts, body: { ids: [text] } },
    { endpoint: chooseReading, body: { learn: 'en', form: 'dogs', wordId: 'dog' } },
    { endpoint: saveWordNote, params: { wordId: 'dog' }, body: { learn: 'es', note: 'perro, not pero' } },
    { endpoint: saveWordPicture, params: { wordId: 'dog' }, body: { base64: '/9j/4AAQSkZJRg==' } },
    { endpoint: createList, body: { id: list, name: 'A week in Berlin', words: ['dog', card] } },
    { endpoint: changeList, params: { id: list }, body: { revision: 1, line: 'Trains and tickets' } },
    { endpoint: setListWords, params: { id: list }, body: { revision: 2, words: ['dog', 'cat'] } },
    { endpoint: undoListWords, params: { id: list }, body: { revision: 3 } },
    { endpoint: shareList, params: { id: list }, body: { is_shared: true } },
    { endpoint: deleteLists, body: { ids: [list] } },
    { endpoint: restoreLists, body: { ids: [list] } },
    { endpoint: beginDictionary, body: { id: dictionary, ...pair, ...ABOUT } },
    { endpoint: addDictionaryEntries, ...ofDictionary, body: { batch: 0, entries: [ENTRY] } },
    { endpoint: completeDictionary, ...ofDictionary, body: { batches: 1 } },
    { endpoint: changeDictionary, ...ofDictionary, body: { is_off: true } },
    { endpoint: orderDictionaries, body: { ids: [dictionary] } },
    { endpoint: deleteDictionaries, body: { ids: [dictionary] } },
    { endpoint: restoreDictionaries, body: { ids: [dictionary] } },
    { endpoint: connectProgram, body: { name: 'Yomitan' } },
    { endpoint: saveReminder, body: { channel: 'email', minute: 1140, days: [1, 3, 7] } },
    { endpoint: noteReminderOpened, body: {} },
    { endpoint: endReminder, body: {} },
    { endpoint: deleteTalk, params: { talkId: `talk-${randomUUID()}` }, body: {} },
    { endpoint: saveAnswers, body: { answers: [answerOf()] } },
    { endpoint: saveMarks, body: { marks: [markOf({ wordId: 'house' })] } },
    { endpoint: undoLearning, body: { ids: [randomUUID()] } },
    {
      endpoint: savePlacement,
      body: { id: uuidV7(), learn: 'es', at: START, answers: [{ rank: 1, isClaimed: true }] },
    },
    {
      endpoint: importHistory,
      body: {
        learn: 'es',
        words: [{ wordId: 'dog', reviews: [{ at: START, grade: 3, milliseconds: 2000 }] }],
      },
    },
    { endpoint: sendMessage, body: message },
    {
      endpoint: reportWord,
      params: { wordId: 'dog' },
      body: { ...pair, fault: 'translation', note: '' },
    },
  ];
}
