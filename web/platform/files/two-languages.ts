import { detectLanguage } from '#languages/detect.ts';
import type { Language } from '#languages/index.ts';
import { type Cue, spokenCues } from './subtitles.ts';

/** Lines of cues at the same height, taken together, are enough to tell their language. */
const LOOKED_AT = 20_000;
/** Cues of more lines are rare, and their further lines go with the last of these. */
const MOST_LINES = 4;

const NOT_LATIN: ReadonlySet<Language> = new Set(['uk', 'hi', 'ar', 'bn', 'ja', 'zh', 'ko']);

/**
 * What is said in subtitles in one language. Where every cue says it in two, line by line, the lines of the other language are left out; nothing is where
 * the lines are of one language, or of none for certain.
 */
export function spokenIn(subtitles: string, language: Language): string {
  return cuesIn(subtitles, language)
    .flatMap(({ lines }) => lines)
    .join('\n');
}

/** The same by cues, which keep their times. */
export function cuesIn(subtitles: string, language: Language): Cue[] {
  const cues = spokenCues(subtitles).map(({ lines, time }) => ({
    time,
    lines: lines.filter(line => line.trim() !== ''),
  }));
  const byHeight: string[] = [];
  for (const { lines } of cues) {
    for (const [height, line] of lines.entries()) {
      const place = Math.min(height, MOST_LINES - 1);
      if ((byHeight[place]?.length ?? 0) < LOOKED_AT) byHeight[place] = `${byHeight[place] ?? ''}${line}\n`;
    }
  }
  const languages = byHeight.map(detectLanguage);
  if (!languages.includes(language)) return cues;
  const isOther = (line: string, height: number) => {
    const own = detectLanguage(line);
    if (own !== undefined) return own !== language;
    if (NOT_LATIN.has(language) && !/[^\P{L}\p{Script=Latin}]/u.test(line)) return true;
    const usual = languages[Math.min(height, MOST_LINES - 1)];
    return usual !== undefined && usual !== language;
  };
  const isMixed = languages.some(found => found !== undefined && found !== language);
  if (!isMixed) return cues;
  return cues.map(({ lines, time }) => ({
    time,
    lines: lines.filter((line, height) => !isOther(line, height)),
  }));
}
