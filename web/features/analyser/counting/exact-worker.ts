import { looksLikeSubtitles, spokenText } from '#web/platform/files/subtitles.ts';
import { handleWorkerMessages } from '#web/platform/loading/handle-worker-messages.ts';
import { countWords } from './count-words.ts';

handleWorkerMessages(async (text: string) => countWords(looksLikeSubtitles(text) ? spokenText(text) : text));
