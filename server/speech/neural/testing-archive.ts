import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packTar, type TarEntry } from 'modern-tar';

/** The archive of a voice whose files lie in a folder, as publishers pack it. */
export async function packVoice(folder: string, more: TarEntry[] = []): Promise<Uint8Array> {
  const files = await Promise.all(
    ['tiny.onnx', 'tokens.txt'].map(async name => {
      const body = await readFile(join(folder, name));
      return { header: { name: `vits-piper-tiny/${name}`, size: body.length, type: 'file' as const }, body };
    }),
  );
  return packTar([{ header: { name: 'vits-piper-tiny/', size: 0, type: 'directory' } }, ...files, ...more]);
}

/** The tiny model as `tar -cj` packs it, with a file of another engine beside it. */
export const TINY_ARCHIVE = Buffer.from(
  [
    'QlpoOTFBWSZTWYdARV4AA67//f///G529//5/5baEf////B8/////9//ew65sABESNAEPnmePY88cOgM4iiMRqBp6I0AaAaa',
    'aMQ9R6m0jTagAAA0GQ0AAA0DTIDIAA00MgAAGhE0bKgmEwBJ6TKAyZpknqNB6noIZMI0yDaTIDCMmI0aB6CME00PSMmE2oDA',
    'IMk/VAf/qlQAAAAAAAAAAAAAAAAAAAAAAAAAAAan6kImon6pv1UAAAA0AAAAAAAAAABoAAAAAAAAAMj1BkkkZpBPQANRmk0w',
    'AaACMRo2pkNGABMAAjCMNTE9RgmATATRkMmjTE0YKCyf5gnpjUn7daQMqEbAsQp9USUCLkkF5QkIUAACyMBLSakWbgLhoAX5',
    'TFus3QFcBkgQAkRMEvnKIbC7udXMDgcAIyU8Xut5EiMIrEnVk0EmT1Xuc+YIsxMADTZdyaHunqzxizTJ6jCD2QMUKDQE9ABI',
    'QAgw46CMBOgTjKx5FOh/UJ4C3+zXSUezWI0ipQqi0KxoshZNIqtCUGGxLKFq1MrepSreOWnyYhHKT0EEUKKReGoblESnIC/F',
    'kiDyaFjDDDKWeppaEWxAAA1LiUpSspVkpSlKUpSkAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABpf15RCFSFGNCiEKIa3tU3qNrW',
    '7xQKuS+X2/Cp+6o8a4m5RLW6FoW6cPMMRMUQ6fUOEBSpyVJhmO8nIGAYUQWZYAIQAgxIAyZVuZm52foaLXS09VjrN3Gztbe6',
    '5dO7/ahCit4jv3HzzHrZPUp5mywlus2X1evXzbBuWWuNcbBzPZu+XK5nkieN4XLre36QGqtWvJX0HFx0NDqchxxrBqcdy82v',
    'zyCbo6errd9jxyop6rt7u96rcvuKw8PEsssvwtvFpP09DgZ1dSVTjzI5eL9CtY+78uN7b9g2d1mGIsQ0BqwWjtUMH5QRAKwB',
    '06yXTkEly7tYV3ZMmTqDZs1woElSAk8PDhpxQzUAFiicOVcUDFnHPpfKEIyjKeUpUUb2teO4KHKI54nK8jQe9kOgOBzEH3UH',
    'vB7MABN0F63wKJSlKUpU0UG4K0TxgPCzIIpmBACCNSvhCemmmmpTTZqKGZwMnGENjQwwBo972ZmZoxCKBKAYJxiYUEg9mhKz',
    'M0YorpkAlBqZB8HLBZVVYxgpCqAYcZI0HQkezTMzLGMivMKZMDDjKEJGZosyxioIGaIqqqqqxzGBC9Pzk9k8h/TPqWbHIMzG',
    'jMk7/G5ue2fjSziu8K81jYgzOiiCEYPXqUQH0EplSh3baHnE3avPmRyM/qogESEikBpoACaBEC31yymBQTFzR5eoUTzoIdcO',
    'qg6Aq+PYNWjrxaxPDysnEuHXrpIsjrBgW57hg30yvruTAqAN8gu4EwvcO7gHcB0iyzKdId0krIecJg9BYwf4rDOmIlIqmaRL',
    'QMwp2SDqeTNRGDKLcttUeUdA5BWNJBhCHiyI+UnfydlxFh1VSdUffpDnY4hMdD0DF4CcRXhUBXJcAUAazUsRMY8+q6gCllBW',
    'nIQswSMHsCaX9agmoimhTpb0YoCr6yc6Bie5KaJKHAjF3FrAq6QFEicLNFpvtyCC/0CwyF8S9DSf8f9+jj3LdiKJZmfYEiPI',
    'kwnGV2I7P8xyZgBf2yZKxGEiyZmYngzwKgmAz/WaaDATsxaBgErELJkkxYFWP+elVGmbYisB1sc5OcrWQT1mb/4u5IpwoSEO',
    'gIq8',
  ].join(''),
  'base64',
);
