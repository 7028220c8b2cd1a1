import { onTestFinished } from 'vitest';
import { openTranslationService, type ServiceResponse } from './translation-service.ts';

/** A translation service on this machine with given replies, gone when the test ends. */
export async function startService(reply: ServiceResponse) {
  const { close, ...service } = await openTranslationService(reply);
  onTestFinished(close);
  return service;
}
