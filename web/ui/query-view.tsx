import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Failure } from './failure.tsx';

type QueryViewProps<Data> = {
  query: UseQueryResult<Data>;
  /** What the specification has the screen say; where it tells kinds of failure apart, a choice by the error. */
  failure: string | ((error: unknown) => string);
  loading: ReactNode;
  isEmpty?: (data: Data) => boolean;
  empty?: ReactNode;
  children: (data: Data) => ReactNode;
};

/** Loading, error with retry, empty or the data: decided here once for every screen. Refetching keeps showing data. */
export function QueryView<Data>({ query, failure, loading, isEmpty, empty, children }: QueryViewProps<Data>) {
  const { t } = useTranslation();
  const { data } = query;
  if (data !== undefined) return isEmpty?.(data) ? empty : children(data);
  if (query.isError && !query.isFetching) {
    const sentence = typeof failure === 'string' ? failure : failure(query.error);
    return <Failure sentence={sentence} error={query.error} onRetry={() => void query.refetch()} />;
  }
  return (
    <div role="status">
      <span className="sr-only">{t('common.loading')}</span>
      {loading}
    </div>
  );
}
