import { useTranslation } from '#web/platform/i18n/i18n.tsx';

/** The licence of a dictionary, with where it is from; a link where that is an address, and only such a one: who brought it may have written anything. */
export function LicenceNote({ licence, source }: { licence: string; source: string }) {
  const { t } = useTranslation();
  const named = licence || t('dictionaries.noLicence');
  if (!/^https?:\/\//i.test(source))
    return <bdi className="wrap-anywhere">{[named, source].filter(Boolean).join(' · ')}</bdi>;
  return (
    <a
      href={source}
      target="_blank"
      rel="noreferrer nofollow"
      className="inline-flex min-h-11 items-center text-accent underline wrap-anywhere hover:no-underline"
    >
      <bdi>{named}</bdi>
    </a>
  );
}
