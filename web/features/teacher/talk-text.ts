import type { TeacherTurn } from '#contract/teacher.ts';
import type { Wish } from '#contract/teacher-bounds.ts';

type Names = { teacher: string; you: string };

/** A talk as a text to keep: who says what, a line each, corrections behind what they correct. */
export function talkAsText(
  turns: readonly TeacherTurn[],
  { teacher, you }: Names,
  wishText: (wish: Exclude<Wish, 'begin'>) => string,
): string {
  const lines = turns.flatMap(({ said, wish, answer, correction }) => {
    const asked = wish === undefined ? said : wish === 'begin' ? '' : wishText(wish);
    return [
      ...(asked === '' ? [] : [`${you}: ${asked}`]),
      ...(correction === undefined
        ? []
        : [`  → ${correction.corrected}`, ...correction.reasons.map(why => `  ${why}`)]),
      `${teacher}: ${answer}`,
    ];
  });
  return `${lines.join('\n')}\n`;
}
