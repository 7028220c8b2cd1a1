import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { Failure } from './failure.tsx';

/** What a screen looks at of a query. */
export type ShownQuery<Data> = Pick<
  UseQueryResult<Data>,
  'data' | 'isError' | 'isFetching' | 'error' | 'refetch'
>;

type QueryViewProps<Data> = {
  query: ShownQuery<Data>;
  /** What the specification has the screen say; where it tells kinds of failure apart, a choice by the error. */
  failure: string | ((error: unknown) => string);
  loading: ReactNode;
  /** Something else has to be there first, which would push the data about. */
  isWaiting?: boolean;
  isEmpty?: (data: Data) => boolean;
  empty?: ReactNode;
  children: (data: Data) => ReactNode;
};

/** Loading, error with retry, empty or the data: decided here once for every screen. Refetching keeps showing data. */
export function QueryView<Data>({
  query,
  failure,
  loading,
  isWaiting = false,
  isEmpty,
  empty,
  children,
}: QueryViewProps<Data>) {
  const { t } = useTranslation();
  const { data } = query;
  if (data !== undefined && !isWaiting) return isEmpty?.(data) ? empty : children(data);
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
