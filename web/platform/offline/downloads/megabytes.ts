const MEGABYTE = 1_000_000;
/** Shown for anything smaller, since "0 MB" would be nothing at all. */
const LEAST = 0.1;

/** Bytes as people read them in a language, in megabytes: `0.2 MB`. */
export function inMegabytes(bytes: number, language: string): string {
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  });
  return format.format(bytes === 0 ? 0 : Math.max(LEAST, bytes / MEGABYTE));
}
