import { join } from 'node:path';
import type { Db } from '#server/database/database.ts';
import { megabytes, required, type SpeechEnv } from '../options.ts';
import type { ClipStore } from './clip-store.ts';
import { databaseStore } from './database-store.ts';
import { diskStore } from './disk-store.ts';
import { s3Store } from './s3-store.ts';

/**
 * Where spoken clips are kept: in the data folder, or where several servers share them.
 *
 * @throws Error naming the setting that the chosen store misses
 */
export function chooseStore(
  settings: SpeechEnv,
  { dataDir, db }: { dataDir: string; db: Db | undefined },
): ClipStore {
  const limitBytes = megabytes(settings.SPEECH_STORE_MB);
  switch (settings.SPEECH_STORE) {
    case 's3':
      return s3Store({
        url: required(settings, 'SPEECH_S3_URL'),
        credentials: {
          region: settings.SPEECH_S3_REGION,
          key: required(settings, 'SPEECH_S3_KEY'),
          secret: required(settings, 'SPEECH_S3_SECRET'),
        },
        timeoutMilliseconds: settings.SPEECH_TIMEOUT_MS,
      });
    case 'database':
      if (db === undefined) throw new Error('SPEECH_STORE=database needs the database');
      return databaseStore(db, limitBytes, Date.now);
    case 'disk':
      return diskStore(join(dataDir, 'speech'), limitBytes);
  }
}
