import type { ReactNode } from 'react';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** The narrow card of login and registration. Its title may be one long word: *Зареєструватися*. */
export function FormCard({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className="mx-auto max-w-md rounded-card border border-line bg-card p-5 max-[23rem]:[&_h1]:text-[min(1.625rem,8.125vw)] sm:p-8">
      {children}
      <noscript>
        <div className="mt-5">
          <Notice tone="info">{t('errors.noScript')}</Notice>
        </div>
      </noscript>
    </div>
  );
}
