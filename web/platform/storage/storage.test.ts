import { afterEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '#web/testing/memory-storage.ts';
import { readStored, writeStored } from './storage.ts';

afterEach(() => void vi.unstubAllGlobals());

const refuse = () => {
  throw new DOMException('The operation is insecure', 'SecurityError');
};

const storage = (values: Map<string, string>, refusing?: Partial<Storage>) =>
  vi.stubGlobal('localStorage', memoryStorage(values, refusing));

test('where storage is blocked, a value is kept as long as the page is open', () => {
  storage(new Map(), { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(readStored('auth_token')).toBeNull();
  writeStored('auth_token', '1.secret');
  expect(readStored('auth_token')).toBe('1.secret');
  writeStored('auth_token', null);
  expect(readStored('auth_token')).toBeNull();
});

test('where storage is full, the new value counts and not the old one, until it can be stored', () => {
  const values = new Map([['theme', 'old']]);
  storage(values, { setItem: refuse });
  writeStored('theme', 'new');
  expect(readStored('theme')).toBe('new');
  storage(values);
  writeStored('theme', 'newest');
  expect(values.get('theme')).toBe('newest');
  values.set('theme', 'from another tab');
  expect(readStored('theme')).toBe('from another tab');
});
