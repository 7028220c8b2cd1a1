import { looksLikeSubtitles, spokenText } from '#web/platform/files/subtitles.ts';
import { countWords } from './counter/count-words.ts';

addEventListener('message', ({ data: text }: MessageEvent<string>) => {
  postMessage(countWords(looksLikeSubtitles(text) ? spokenText(text) : text));
});
