import { onTestFinished } from 'vitest';
import { openTranslationService, type ServiceReply } from './translation-service.ts';

/** A translation service on this machine that replies as told, gone when the test ends. */
export async function startService(reply: ServiceReply) {
  const { close, ...service } = await openTranslationService(reply);
  onTestFinished(close);
  return service;
}
