import { Component, type ReactNode, useEffect, useState } from 'react';
import { noteFailed, useIsOffline, useOnReconnect } from '#web/platform/http/connection.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLocation } from '#web/platform/router/router.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** Keeps the frame alive when a page breaks or its file cannot be fetched; moving on, a connection that is back, a reload or, without one, another try mends it. */
export function PageErrors({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [attempt, setAttempt] = useState(0);
  return (
    <Boundary
      key={`${pathname} ${attempt}`}
      renderFallback={() => <Broken onRetry={() => setAttempt(attempt + 1)} />}
    >
      {children}
    </Boundary>
  );
}

function Broken({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  const { isOffline } = useIsOffline();
  // A file that does not come may be the first that is heard of it.
  useEffect(noteFailed, []);
  useOnReconnect(onRetry);
  // Once there is a connection, a reload also helps where the browser remembers that a file failed; without one it would lose the page.
  const reload = { label: t('errors.reload'), onAct: () => window.location.reload() };
  return (
    <Notice tone="wrong" action={isOffline ? { label: t('common.retry'), onAct: onRetry } : reload}>
      {t(isOffline ? 'errors.offline' : 'errors.page')}
    </Notice>
  );
}

type BoundaryProps = { renderFallback: () => ReactNode; children: ReactNode };

class Boundary extends Component<BoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? this.props.renderFallback() : this.props.children;
  }
}
