import type { KnownWords } from '../word-forms/language-forms.ts';

/** 이십오, 삼백, 팔만; ones alone are no such number. */
const SINO = /^(?:[일이삼사오육칠팔구]?[십백천만억조])*[일이삼사오육칠팔구]?/;
const SINO_PART = /[일이삼사오육칠팔구]?[십백천]|[만억조]|[일이삼사오육칠팔구]/g;
/** 열네, 스물다섯, 서른한. */
const NATIVE =
  /^(열|스물|서른|마흔|쉰|예순|일흔|여든|아흔)(하나|한|둘|두|셋|세|넷|네|다섯|여섯|일곱|여덟|아홉)/;
const BEGINS_NUMBER = /^[일이삼사오육칠팔구십백천만억조열스서마쉰예여아]/;
/** What may be written behind a number without a space. */
const BEHIND =
  /^(?:(?:원|년|월|일|시|분|초|개|명|살|세|번|번째|째|층|권|장|잔|병|마리|도|주|개월|시간|퍼센트|킬로|미터|쪽|호|동|대)(?:에|에는|에서|까지|부터|이|은|을|의|으로|로|쯤|만|간|씩|짜리|어치)?|이|은|을|의|으로)?$/;

/** The parts of a number that is written as one word; other words are one part. */
export function numberParts(word: string, known: KnownWords): readonly string[] {
  if (!BEGINS_NUMBER.test(word) || known.has(word)) return [word];
  const native = NATIVE.exec(word);
  if (native !== null) {
    const [whole = '', tens = '', ones = ''] = native;
    if (BEHIND.test(word.slice(whole.length))) return [tens, ones, word.slice(whole.length)];
    return [word];
  }
  const [number = ''] = SINO.exec(word) ?? [];
  // 만일, 이만 and 천사 are words of their own.
  if (
    number.length < 2 ||
    !/[일이삼사오육칠팔구].*[십백천만억조]|[십백천].*[만억일이삼사오육칠팔구]/.test(number) ||
    number === '이만'
  )
    return [word];
  const behind = word.slice(number.length);
  return BEHIND.test(behind) ? [...(number.match(SINO_PART) ?? []), behind] : [word];
}
