import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Reply } from '#contract/endpoint.ts';
import type { fetchTextPage, getTextOptions } from '#contract/text-from-address.ts';
import { ApiError, call } from '#web/platform/http/http.ts';
import { keyOf } from '#web/platform/http/queries.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useSession } from '#web/platform/session/session.ts';
import { useFailureToast } from '#web/platform/toasts/use-failure-toast.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { pageText } from './page-text.ts';

type PageFieldProps = {
  /** An address that came from another app. */
  given: string;
  hasText: boolean;
  onRead: (text: { title: string; body: string }) => void;
};

/** The address of a page whose text is to be read, where this server fetches pages. Elsewhere a link alone is no text, and it is said what to do. */
export function PageField({ given, hasText, onRead }: PageFieldProps) {
  const { t } = useTranslation();
  const isUser = useSession().status === 'user';
  const { data: options } = useQuery<Reply<typeof getTextOptions>>({
    queryKey: keyOf<typeof getTextOptions>('/text-options', {}),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (options === undefined) return null;
  if (options.data.has_addresses && isUser) return <AddressField given={given} onRead={onRead} />;
  return given !== '' && !hasText ? <Notice tone="info">{t('reader.onlyLink')}</Notice> : null;
}

function AddressField({ given, onRead }: Pick<PageFieldProps, 'given' | 'onRead'>) {
  const { t } = useTranslation();
  const showFailure = useFailureToast();
  const [address, setAddress] = useState(given);
  const [problem, setProblem] = useState<string>();
  const fetching = useMutation({
    mutationFn: async () => {
      const body = { address: withProtocol(address) };
      const { data } = await call<typeof fetchTextPage>('POST', '/texts/from-address', { body });
      return pageText(data);
    },
    onSuccess: text => {
      if (text.body === '') setProblem(t('reader.pageWithoutText'));
      else onRead(text);
    },
    onError: error => {
      const isRefused = error instanceof ApiError && error.code === 'invalid_input';
      if (isRefused) setProblem(t('reader.pageFailed'));
      else showFailure(t('reader.pageFailed'), error);
    },
  });
  const start = () => {
    setProblem(address.trim() === '' ? t('reader.needAddress') : undefined);
    if (address.trim() !== '') fetching.mutate();
  };
  return (
    <div className="grid gap-3">
      <TextField
        type="url"
        inputMode="url"
        dir="ltr"
        label={t('reader.pageAddress')}
        value={address}
        autoComplete="off"
        placeholder="https://"
        error={problem}
        onChange={event => setAddress(event.target.value)}
        onKeyDown={event => {
          // The form around it is that of the text.
          if (event.key !== 'Enter') return;
          event.preventDefault();
          start();
        }}
      />
      <div>
        <Button icon="download" isBusy={fetching.isPending} onClick={start}>
          {t('reader.fetchPage')}
        </Button>
      </div>
    </div>
  );
}

/** People write addresses without their beginning. */
function withProtocol(address: string): string {
  const written = address.trim();
  return /^[a-z][a-z\d+.-]*:/i.test(written) ? written : `https://${written}`;
}
