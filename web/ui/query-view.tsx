import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from './error-text.ts';
import { Notice } from './notice.tsx';

type QueryViewProps<Data> = {
  query: UseQueryResult<Data>;
  /** Said when the error brings no text of its own. */
  failure: string;
  loading: ReactNode;
  isEmpty?: (data: Data) => boolean;
  empty?: ReactNode;
  children: (data: Data) => ReactNode;
};

/** Loading, error with retry, empty or the data: decided here once for every screen. Refetching keeps showing data. */
export function QueryView<Data>({ query, failure, loading, isEmpty, empty, children }: QueryViewProps<Data>) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { data } = query;
  if (data !== undefined) return isEmpty?.(data) ? empty : children(data);
  if (query.isError && !query.isFetching) {
    return (
      <Notice tone="wrong" action={{ label: t('common.retry'), onAct: () => void query.refetch() }}>
        {errorText(query.error, failure)}
      </Notice>
    );
  }
  return (
    <div role="status">
      <span className="sr-only">{t('common.loading')}</span>
      {loading}
    </div>
  );
}
