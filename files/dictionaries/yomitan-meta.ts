import type { DictionaryEntry } from './entry.ts';

/** `[word, "freq" | "pitch" | "ipa", what is said of it]`; undefined for kinds that we do not know. */
export function metaEntry([word, kind, data]: readonly unknown[]): DictionaryEntry | undefined {
  if (typeof word !== 'string') return undefined;
  const reading = fieldOf(data, 'reading');
  const entry = { forms: [word], head: word, reading, kind: '', senses: [] };
  if (kind === 'freq') {
    const frequency = frequencyOf(fieldValue(data, 'frequency') ?? data);
    return frequency === '' ? undefined : { ...entry, frequency };
  }
  if (kind === 'pitch') {
    const pitch = listOf(data, 'pitches')
      .map(each => fieldOf(each, 'position'))
      .filter(Boolean)
      .join(', ');
    return pitch === '' ? undefined : { ...entry, pitch };
  }
  if (kind !== 'ipa') return undefined;
  const sounds = listOf(data, 'transcriptions')
    .map(each => fieldOf(each, 'ipa'))
    .filter(Boolean);
  return sounds.length === 0 ? undefined : { ...entry, senses: [sounds.join(', ')] };
}

/** A number or a text, or both: what is to be shown counts. */
function frequencyOf(given: unknown): string {
  if (typeof given !== 'object') return written(given);
  return fieldOf(given, 'displayValue') || fieldOf(given, 'value');
}

function fieldValue(data: unknown, name: string): unknown {
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>)[name] : undefined;
}

function fieldOf(data: unknown, name: string): string {
  return written(fieldValue(data, name));
}

function listOf(data: unknown, name: string): readonly unknown[] {
  const list = fieldValue(data, name);
  return Array.isArray(list) ? list : [];
}

function written(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
