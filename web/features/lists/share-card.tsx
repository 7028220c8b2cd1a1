import { useMutation } from '@tanstack/react-query';
import type { OwnList } from '#contract/lists.ts';
import { pathTo } from '#contract/pages.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { ButtonLink } from '#web/platform/router/button-link.tsx';
import { Link } from '#web/platform/router/link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SectionCard } from '#web/ui/section-card.tsx';
import { useListChanges } from '#web/vocabulary/lists/api.ts';
import { copyLinkOf, linkOf } from './list-link.ts';

/** Who sees a list: the way to give it a link, and to withdraw that; or that an operator has hidden it. */
export function ShareCard({ list }: { list: OwnList }) {
  const { t } = useTranslation();
  const { lang } = useLanguages();
  return (
    <div className="mb-5">
      {list.is_hidden ? (
        <Notice tone="info">
          <p className="font-semibold">{t('lists.hidden')}</p>
          <p>
            {t('lists.hiddenText')}{' '}
            <Link to={pathTo('contact', {}, { lang })} className="text-accent underline">
              {t('nav.contact')}
            </Link>
          </p>
        </Notice>
      ) : (
        <Sharing list={list} />
      )}
    </div>
  );
}

function Sharing({ list }: { list: OwnList }) {
  const { t } = useTranslation();
  const { lang, learn } = useLanguages();
  const { share } = useListChanges();
  const sharing = useMutation({ mutationFn: (isShared: boolean) => share(list, isShared) });
  const { code } = list;
  return (
    <SectionCard title={t('lists.link')}>
      <p className="max-w-prose text-quiet">{t(code === null ? 'lists.shareText' : 'lists.sharedText')}</p>
      {code === null ? (
        <div>
          <Button look="main" isBusy={sharing.isPending} onClick={() => sharing.mutate(true)}>
            {t('lists.share')}
          </Button>
        </div>
      ) : (
        <>
          <p dir="ltr" className="wrap-anywhere rtl:text-end">
            {linkOf(code, learn)}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button icon="copy" onClick={() => void copyLinkOf(code, learn, t)}>
              {t('word.copyLink')}
            </Button>
            <ButtonLink to={pathTo('list', { code }, { lang, learn })}>{t('home.open')}</ButtonLink>
            <Button look="text" isBusy={sharing.isPending} onClick={() => sharing.mutate(false)}>
              {t('lists.withdraw')}
            </Button>
          </div>
        </>
      )}
    </SectionCard>
  );
}
