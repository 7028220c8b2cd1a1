import type { ReactNode } from 'react';
import { LANGUAGES, type Language } from '#languages/index.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import type { TeacherState } from './teacher-state.ts';

type TalkHeaderProps = {
  learn: Language;
  /** Undefined while it is on its way; its room is held. */
  level: TeacherState['level'] | undefined;
  /** Of the open talk; the teacher's where none has begun. */
  title?: { text: string; lang: Language | undefined };
  children?: ReactNode;
};

/** What the page is called: as the open talk is. */
export function TalkHeader({ learn, level, title, children }: TalkHeaderProps) {
  const { t } = useTranslation();
  const language = LANGUAGES.find(({ code }) => code === learn)?.name;
  return (
    <PageHeader
      title={
        title ? (
          <bdi lang={title.lang} className="line-clamp-2 wrap-anywhere">
            {title.text}
          </bdi>
        ) : (
          t('nav.aiTeacher')
        )
      }
      lead={
        <>
          <bdi lang={learn}>{language}</bdi>
          {level && ` · ${level}`}
        </>
      }
    >
      {children}
    </PageHeader>
  );
}
