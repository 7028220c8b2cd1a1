import { LANGUAGE_CODES, type Language } from '#languages/index.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { weakPassword } from './refusals.ts';

/** What zxcvbn calls "very guessable": a million guesses find it. */
const WEAKEST = 2;
/** Weighing takes longer for longer passwords. Beyond this length the beginning is judged. */
const LONGEST_WEIGHED = 48;

/** Passwords that are common where a language is spoken, and that its words do not have. */
const COMMON: Record<Language, readonly string[]> = {
  en: ['letmein', 'iloveyou'],
  uk: [
    'пароль',
    'привіт',
    'йцукен',
    'йцукенг',
    'йцукенгш',
    'фівапролд',
    'ячсмить',
    'бабуся',
    'бабушка',
    'parol',
  ],
  es: ['contraseña', 'contrasena', 'tequiero', 'teamo'],
  hi: ['पासवर्ड', 'नमस्ते', 'namaste', 'bharat'],
  ar: ['كلمةالسر', 'كلمةالمرور', 'كلمةسر', 'الباسورد', 'الله', 'habibi'],
  pt: ['senha', 'palavrapasse', 'teamo', 'deusefiel'],
  bn: ['পাসওয়ার্ড', 'বাংলাদেশ', 'bangladesh'],
  fr: ['motdepasse', 'azerty', 'azertyuiop', 'jetaime', 'doudou'],
  de: ['passwort', 'kennwort', 'qwertz', 'qwertzuiop', 'hallo', 'schatz'],
  ja: ['パスワード', 'ぱすわーど', 'あいうえお', 'sakura', 'himitsu'],
  id: ['katasandi', 'sandi', 'sayang', 'rahasia', 'bismillah'],
  tr: ['parola', 'şifre', 'sifre', 'sifrem', 'seviyorum'],
  zh: ['密码', '我爱你', 'mima', 'woaini', 'woaini1314', 'nihao'],
  vi: ['mậtkhẩu', 'matkhau', 'anhyeuem', 'emyeuanh', 'khongbiet'],
  it: ['password', 'parola', 'amoremio', 'tiamo', 'juventus'],
  ko: ['비밀번호', '사랑해', 'sarang', 'qlalfqjsgh'],
  pl: ['hasło', 'haslo', 'kocham', 'kochamcie', 'misiek'],
};

type Personal = { name?: string; email?: string };
type Weigh = (password: string, personal: string[]) => number;

/** Refuses a password that is too easily guessed. */
export type RefuseWeakPassword = (password: string, personal: Personal) => Promise<void>;

const weighers = new WeakMap<Catalogue, Promise<Weigh>>();

/**
 * Refuses passwords that are on lists of leaked ones or made of these, of common words of the languages taught here, of rows of
 * keys, dates, or what is known of the person. The lists are files of the server; no other service is asked.
 */
export function createPasswordCheck(catalogue: Catalogue): RefuseWeakPassword {
  return async (password, personal) => {
    const weigher = weighers.get(catalogue) ?? loadWeigher(catalogue);
    weighers.set(catalogue, weigher);
    const weigh = await weigher;
    const known = [personal.name ?? '', ...(personal.email ?? '').split(/[@.]/), 'slova'];
    const weighed = password.normalize('NFC').slice(0, LONGEST_WEIGHED);
    if (weigh(weighed, known.filter(Boolean)) < WEAKEST) throw weakPassword();
  };
}

/** Loads the lists with the first password: a server starts far more often than somebody chooses one. */
async function loadWeigher(catalogue: Catalogue): Promise<Weigh> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  // One list a language: a word is as easily found as few stand before it.
  const ofLanguages = LANGUAGE_CODES.map(code => [`words-${code}`, commonWords(catalogue, code)]);
  const zxcvbn = new ZxcvbnFactory({
    dictionary: { ...dictionary, ...Object.fromEntries(ofLanguages) },
    graphs: adjacencyGraphs,
    // With so many lists the usual hundred would take a seventh of a second where many signs stand for letters.
    l33tMaxSubstitutions: 20,
  });
  return (password, personal) => zxcvbn.check(password, personal).score;
}

function commonWords({ categories }: Catalogue, code: Language): string[] {
  const forms = categories.flatMap(({ words }) => words.map(({ forms }) => forms[code]));
  const words = forms.map(form => form.normalize('NFC').toLowerCase().replace(/\s/g, ''));
  return [...new Set([...COMMON[code].map(word => word.normalize('NFC')), ...words])];
}
