import { PARTS_OF_SPEECH } from '#contract/parts-of-speech.ts';
import type { Translate } from '#web/platform/i18n/i18n.tsx';

/** What kind of word it is; undefined for a kind that this page does not name, as a newer server may know. */
export function kindName(pos: string, t: Translate): string | undefined {
  const kind = PARTS_OF_SPEECH.find(known => known === pos);
  return kind && t(`reader.kind.${kind}`);
}
