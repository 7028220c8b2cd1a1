import { pathTo } from '#contract/pages.ts';
import type { Language } from '#languages/index.ts';
import { copyText } from '#web/platform/files/copy-text.ts';
import type { Translate } from '#web/platform/i18n/i18n.tsx';

/** The address of a shared list. Whoever has chosen no language yet begins with that of its owner. */
export function linkOf(code: string, learn: Language): string {
  return `${window.location.origin}${pathTo('list', { code }, { learn })}`;
}

export function copyLinkOf(code: string, learn: Language, t: Translate): Promise<void> {
  return copyText(linkOf(code, learn), { copied: t('word.copied'), failed: t('word.copyFailed') });
}
