import { countWords } from './counter/count-words.ts';
import { looksLikeSubtitles, spokenText } from './subtitles.ts';

addEventListener('message', ({ data: text }: MessageEvent<string>) => {
  postMessage(countWords(looksLikeSubtitles(text) ? spokenText(text) : text));
});
