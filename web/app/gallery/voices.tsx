import { Specimen } from './specimen.tsx';

const WORDS = [
  ['en', 'butterfly', 'ˈbʌtɚflaɪ'],
  ['uk', 'метелик', 'mɛˈtɛlɪk'],
  ['es', 'mariposa', 'maɾiˈposa'],
  ['hi', 'तितली', 'tɪtliː'],
  ['ar', 'فراشة', 'faˈraːʃa'],
  ['pt', 'borboleta', 'boʁboˈletɐ'],
  ['bn', 'প্রজাপতি', 'prɔdʒapoti'],
  ['fr', 'papillon', 'papijɔ̃'],
  ['de', 'Schmetterling', 'ˈʃmɛtɐlɪŋ'],
  ['ja', '蝶', 'chō'],
  ['id', 'kupu-kupu', 'kupu kupu'],
  ['tr', 'kelebek', 'keleˈbek'],
  ['zh', '蝴蝶', 'hú dié'],
  ['vi', 'bướm', 'ɓɨəm˧˥'],
  ['it', 'farfalla', 'farˈfalla'],
  ['ko', '나비', 'nabi'],
  ['pl', 'źdźbło', 'ˈʑd͡ʑbwɔ'],
] as const;

/** The word in every script, and the headings above it. */
export function Voices() {
  return (
    <>
      <Specimen name="words">
        {WORDS.map(([language, word, said]) => (
          <div key={language} className="rounded-card border border-line bg-card px-5 py-3">
            <p lang={language} dir="auto" className="word word-3xl">
              {word}
            </p>
            <p className="transcription">{said}</p>
          </div>
        ))}
      </Specimen>
      <Specimen name="word-large">
        {WORDS.slice(0, 5).map(([language, word]) => (
          <p key={language} lang={language} dir="auto" className="word word-large">
            {word}
          </p>
        ))}
      </Specimen>
      <Specimen name="heads">
        <p lang="en" className="head text-4xl">
          The words worth knowing
        </p>
        <p lang="uk" className="head text-3xl">
          Слова́, які варто знати
        </p>
        <p lang="ar" dir="rtl" className="head text-2xl">
          كلمات تستحق أن تعرفها
        </p>
      </Specimen>
    </>
  );
}
