/** `duration` is in seconds. A rule with `wider` counts addresses, any other one keys as they are given. */
export type Rule = {
  points: number;
  duration: number;
  /** What all of a /48 of IPv6 may use together; their /64s have `points` each. */
  wider?: number;
  /** What all addresses may use together. */
  inAll?: number;
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How often one address, one person, or one name of an account may do a thing. */
export const RULES = {
  /** Guessing one account's password from one network. */
  loginToAccount: { points: 10, duration: 5 * MINUTE },
  /** Guessing it from very many; networks where the account has logged in before are not limited by it. */
  loginToName: { points: 50, duration: 15 * MINUTE },
  /** A school class behind one address may still log in at once. */
  login: { points: 100, duration: 5 * MINUTE, wider: 300 },
  register: { points: 60, duration: HOUR, wider: 120 },
  registerInADay: { points: 200, duration: DAY, wider: 400 },
  /** Every call of one person: what nobody's page does. Most have a limit of their own besides. */
  calls: { points: 1200, duration: MINUTE },
  /** A profile is written at every choice of a language, and each write waits for the disk. */
  profileChanges: { points: 40, duration: MINUTE },
  /** Each check of a password takes a core for a while, a right one too. */
  passwordChecks: { points: 30, duration: 15 * MINUTE },
  /** Guessing the password of somebody whose session is open, and the codes of a second factor. */
  passwordAgain: { points: 10, duration: 15 * MINUTE },
  code: { points: 10, duration: 15 * MINUTE },
  /** E-mails that strangers have sent to one mailbox, each cause by itself: nobody keeps an owner from a new password. */
  resetsOfMailbox: { points: 5, duration: HOUR },
  registrationsOfMailbox: { points: 5, duration: HOUR },
  changesToMailbox: { points: 5, duration: HOUR },
  /** The e-mail that says that there is an account already. */
  haveAccount: { points: 1, duration: DAY },
  /** Wrong codes before their owner is written to, and how often. */
  wrongCodes: { points: 5, duration: HOUR },
  codesGuessed: { points: 1, duration: DAY },
  /** E-mails that one network causes, and one person by changing e-mails. */
  emails: { points: 20, duration: HOUR, wider: 40, inAll: 2000 },
  emailsOfPerson: { points: 10, duration: HOUR },
  /** Other e-mails that one person wishes where no mail is sent: the reply tells who has an account, as that to a registration does. */
  emailWishes: { points: 5, duration: DAY },
  /** Links of e-mails, sessions that were left, and browsers that have moved, which nobody can guess. */
  links: { points: 60, duration: HOUR, wider: 180 },
  /** Changes of how one person is reminded; each may name a browser, to which the server will connect. */
  reminders: { points: 60, duration: HOUR },
  /** Keys that one person makes for programs. */
  programs: { points: 30, duration: HOUR },
  /** Actions of one program: an extension asks about each word that the pointer rests on, several at once. */
  programActions: { points: 1200, duration: MINUTE },
  /** Millions of signs that all programs of one person have looked through and sent. Each action that looks at words takes one. */
  programEffort: { points: 1200, duration: MINUTE },
  /** Requests of programs with a key that opens nothing: an extension whose key was ended goes on asking. */
  wrongKeys: { points: 120, duration: MINUTE, wider: 360 },
  /** Everything that is kept of one person. */
  export: { points: 5, duration: HOUR },
  /** Play all speaks less than two clips a second. */
  speech: { points: 300, duration: MINUTE, wider: 900 },
  /** Words that an outside service has to be asked for, which may cost money; the built-in ones are free. */
  translate: { points: 60, duration: MINUTE, wider: 120 },
  /** Characters that paid services may be sent in a day; TRANSLATE_DAILY_CHARACTERS and SPEECH_DAILY_CHARACTERS for all. */
  translatedCharacters: { points: 10_000, duration: DAY, wider: 20_000, inAll: 200_000 },
  voicedCharacters: { points: 20_000, duration: DAY, wider: 40_000, inAll: 200_000 },
  /** What one person asks the teacher; what an answer costs is bounded by the day besides (TEACHER_DAILY_ANSWERS, TEACHER_DAILY_TOKENS). */
  teacherQuestions: { points: 20, duration: MINUTE },
  /** One person's own cards; a file of 10,000 rows takes some 50 calls. */
  cards: { points: 120, duration: MINUTE },
  /** One person's own texts, kept, deleted and restored; each up to a megabyte. */
  ownTexts: { points: 60, duration: 10 * MINUTE },
  /** Pictures that one person gives words, and takes away. */
  ownPictures: { points: 60, duration: 10 * MINUTE },
  /** Changes of one person's lists; and lists that one person takes over, of up to a thousand words. */
  lists: { points: 120, duration: MINUTE },
  keptLists: { points: 60, duration: HOUR },
  /** Dictionaries that one person begins, completes, changes and deletes. */
  dictionaryFiles: { points: 120, duration: 10 * MINUTE },
  /** Batches of their entries, and characters in them: what is written, deleted and written again. */
  referenceBatches: { points: 600, duration: MINUTE },
  referenceCharacters: { points: 300_000_000, duration: DAY },
  /** Words that guests look up in the operator's dictionaries. */
  lookUps: { points: 300, duration: MINUTE, wider: 900 },
  /** Words that one person looks up in those of their own too: entries may be long, and many under one form. */
  ownLookUps: { points: 300, duration: MINUTE },
  /** Pages of the web that are fetched for one person, and for one network: nobody makes a robot of the server. */
  addresses: { points: 30, duration: 10 * MINUTE },
  addressesOfNetwork: { points: 60, duration: 10 * MINUTE, wider: 120, inAll: 1200 },
  /** Messages of one network, and of all. Once there are many, only networks that have sent none in the last hour may go on. */
  contact: { points: 5, duration: 10 * MINUTE, wider: 10 },
  contactInAll: { points: 100, duration: HOUR },
  contactWhenCrowded: { points: 1, duration: HOUR, wider: 1, inAll: 900 },
  /** Faults that are reported at words; who reads a whole list closely finds some. */
  reports: { points: 30, duration: HOUR, wider: 60, inAll: 600 },
  /** Saved answers of one person, counted one by one: three a second, and what gathered during a day without a connection. */
  answers: { points: 2000, duration: 10 * MINUTE },
  /** One every four seconds, day and night. */
  answersInADay: { points: 20_000, duration: DAY },
  /** Rows of another program's log: some years of ten thousand words, once. */
  history: { points: 300_000, duration: 30 * DAY },
  /** Marks and undone rows of one person, counted one by one: some placement checks and their undo in an hour. */
  learningChanges: { points: 30_000, duration: HOUR },
  /** The same over a day: a placement check in each language. */
  learningChangesInADay: { points: 90_000, duration: DAY },
  /** Placement checks: each reckons with the whole catalogue. */
  placements: { points: 30, duration: HOUR },
  /** Changes of one person's dictionary: faster than anybody presses a button. */
  dictionaryChanges: { points: 240, duration: MINUTE },
  /** Words in those changes: the whole catalogue in and out several times an hour. */
  dictionaryWords: { points: 30_000, duration: HOUR },
  /** Lists of one person that were not in the cache. */
  personalLists: { points: 240, duration: MINUTE },
  /** Packets of one person, or of one address of guests. */
  packets: { points: 240, duration: MINUTE },
  guestPackets: { points: 600, duration: MINUTE, wider: 1800 },
  /** Responses for guests that are not cached: a class that types its searches. */
  search: { points: 1200, duration: MINUTE, wider: 3600 },
  publicLists: { points: 1200, duration: MINUTE, wider: 3600 },
} satisfies Record<string, Rule>;

export type LimitName = keyof typeof RULES;

const CALLS = ['calls'] as const;
const LISTS = ['calls', 'personalLists'] as const;
const PACKETS = ['calls', 'packets'] as const;
const CARDS = ['calls', 'cards'] as const;
const DICTIONARY = ['calls', 'dictionaryChanges', 'dictionaryWords'] as const;
const OWN_LISTS = ['calls', 'lists'] as const;
const OWN_TEXTS = ['calls', 'ownTexts'] as const;
const MARKS = ['calls', 'learningChanges', 'learningChangesInADay'] as const;
const DICTIONARY_FILES = ['calls', 'dictionaryFiles'] as const;
const TEACHER = ['calls', 'teacherQuestions'] as const;
const PASSWORD = ['calls', 'passwordChecks', 'passwordAgain'] as const;

/**
 * What each call counts in that changes something or needs a login; a test makes them all. Reads that need none are kept as bytes,
 * and count where they have to be made.
 */
export const LIMITED_BY: Record<string, readonly LimitName[]> = {
  'GET /learning/path': CALLS,
  'GET /reference-dictionaries': CALLS,
  'GET /learning/placements': CALLS,
  'GET /own-texts': CALLS,
  'GET /own-texts/:id': CALLS,
  'GET /profile': CALLS,
  'GET /reading-choices': CALLS,
  'GET /second-factor': CALLS,
  'GET /sessions': CALLS,
  'GET /programs': CALLS,
  'GET /reminder': CALLS,
  'GET /learning/words/:wordId/answers': CALLS,
  'GET /lists/:code/mine': CALLS,
  'GET /my-lists': CALLS,
  'GET /teacher': CALLS,
  'GET /teacher/talks/:talkId': CALLS,
  'GET /word-notes': CALLS,
  'GET /word-pictures': CALLS,
  'GET /words/:wordId/note': CALLS,
  'GET /words/:wordId/picture': CALLS,
  'POST /logout': CALLS,
  'POST /programs/end': CALLS,
  'POST /sessions/end': CALLS,
  'POST /sessions/end-all': CALLS,
  'GET /cards': LISTS,
  'GET /learning': LISTS,
  'GET /learning/history': LISTS,
  'GET /learning/report': LISTS,
  'GET /learning/words': LISTS,
  'GET /my-lists/:id': LISTS,
  'GET /my-words': LISTS,
  'GET /user-dictionary': LISTS,
  'GET /learning/ahead': PACKETS,
  'GET /learning/packet': PACKETS,
  'GET /tests/user/learn-words': PACKETS,
  'GET /tests/user/reverse-words': PACKETS,
  'POST /cards': CARDS,
  'PATCH /cards/:id': CARDS,
  'POST /cards/delete': CARDS,
  'POST /cards/match': CARDS,
  'POST /cards/restore': CARDS,
  'POST /add-to-dictionary': DICTIONARY,
  'POST /remove-from-dictionary': DICTIONARY,
  'POST /forget-known-word': DICTIONARY,
  'POST /my-lists': OWN_LISTS,
  'PATCH /my-lists/:id': OWN_LISTS,
  'POST /my-lists/:id/share': OWN_LISTS,
  'POST /my-lists/:id/words': OWN_LISTS,
  'POST /my-lists/:id/words/undo': OWN_LISTS,
  'POST /my-lists/delete': OWN_LISTS,
  'POST /my-lists/restore': OWN_LISTS,
  // With TEXT_FETCH=on, `addresses` and `addressesOfNetwork` too.
  'POST /texts/from-address': CALLS,
  'POST /own-texts': OWN_TEXTS,
  'POST /own-texts/delete': OWN_TEXTS,
  'POST /own-texts/restore': OWN_TEXTS,
  'POST /reference-dictionaries': DICTIONARY_FILES,
  'PATCH /reference-dictionaries/:id': DICTIONARY_FILES,
  'POST /reference-dictionaries/:id/complete': DICTIONARY_FILES,
  'POST /reference-dictionaries/delete': DICTIONARY_FILES,
  'POST /reference-dictionaries/order': DICTIONARY_FILES,
  'POST /reference-dictionaries/restore': DICTIONARY_FILES,
  'POST /reference-dictionaries/:id/entries': ['calls', 'referenceBatches', 'referenceCharacters'],
  'POST /learning/marks': MARKS,
  'POST /tests/answers/undo': MARKS,
  'POST /teacher/explanations': TEACHER,
  'POST /teacher/talks/:talkId/delete': TEACHER,
  'POST /teacher/talks/:talkId/title': TEACHER,
  'POST /teacher/talks/:talkId/turns': TEACHER,
  'POST /profile/delete': PASSWORD,
  'POST /profile/password': PASSWORD,
  'POST /second-factor/begin': PASSWORD,
  'POST /second-factor/end': PASSWORD,
  'POST /second-factor/recovery-codes': PASSWORD,
  'GET /profile/export': ['calls', 'export'],
  'PATCH /profile': ['calls', 'profileChanges'],
  'POST /programs': ['calls', 'programs'],
  'POST /reminder': ['calls', 'reminders'],
  'POST /reminder/end': ['calls', 'reminders'],
  'POST /reminder/opened': ['calls', 'reminders'],
  'POST /reminder/device': ['links'],
  // Only tokens that end nothing count: a mail program presses for many people.
  'POST /reminder/end-by-link': ['links'],
  'POST /reminder/end/:token': ['links'],
  // With a key that opens, `programActions`, and `cards` for what is added or changed.
  'POST /anki-connect': ['wrongKeys'],
  'POST /anki-connect/:key': ['wrongKeys'],
  'POST /second-factor/confirm': ['calls', 'code', 'wrongCodes'],
  'POST /reading-choices': ['calls', 'dictionaryChanges'],
  'POST /words/:wordId/note': ['calls', 'dictionaryChanges'],
  'POST /words/:wordId/picture': ['calls', 'ownPictures'],
  'POST /lists/:code/keep': ['calls', 'keptLists'],
  'POST /tests/answers': ['calls', 'answers', 'answersInADay'],
  'POST /learning/history': ['calls', 'history'],
  'POST /learning/placement': ['calls', 'placements'],
  'POST /register': ['register', 'registerInADay', 'emails', 'registrationsOfMailbox'],
  'POST /login': ['login', 'loginToAccount', 'loginToName'],
  'POST /password/forgotten': ['emails', 'resetsOfMailbox'],
  'POST /password/reset': ['links'],
  'POST /email/confirm': ['links'],
  'POST /sessions/left': ['links'],
  'POST /contact/send-message': ['contact', 'contactInAll'],
  'POST /words/:wordId/reports': ['reports'],
  'POST /lists/:code/reports': ['reports'],
  'POST /tts/synthesize': ['speech'],
  // Only what an outside service is asked for costs anything.
  'POST /translate-sentence': [],
};
