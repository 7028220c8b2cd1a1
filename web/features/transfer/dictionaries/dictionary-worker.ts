import { handleWorkerMessages } from '#web/platform/loading/handle-worker-messages.ts';
import { dictionaryReader } from './dictionary-reader.ts';

handleWorkerMessages(dictionaryReader());
