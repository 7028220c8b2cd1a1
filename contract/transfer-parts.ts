/** The two halves of the page that brings and takes words, and brings dictionaries. */
export type TransferPart = 'words' | 'dictionaries';

/** Which of them an address shows. */
export function transferPartIn(parameters: URLSearchParams): TransferPart {
  return parameters.get('part') === 'dictionaries' ? 'dictionaries' : 'words';
}
