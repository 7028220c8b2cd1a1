import { Component, type ReactNode, useState } from 'react';
import { useTranslation } from '../i18n/i18n.tsx';
import { useLocation } from '../router/router.tsx';
import { Notice } from '../ui/notice.tsx';

/** Keeps the frame alive when a page breaks or its chunk cannot be fetched; moving on, reloading or, without a connection, another try mends it. */
export function PageErrors({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [attempt, setAttempt] = useState(0);
  const reload = { label: t('errors.reload'), onAct: () => window.location.reload() };
  // Once there is a connection again, a reload also helps where the browser remembers that a file failed.
  const tryAgain = () => (navigator.onLine ? window.location.reload() : setAttempt(attempt + 1));
  const retry = { label: t('common.retry'), onAct: tryAgain };
  const renderNotice = () => {
    // Without a connection a reload would lose the page that is here.
    const isOffline = !navigator.onLine;
    return (
      <Notice tone="wrong" action={isOffline ? retry : reload}>
        {t(isOffline ? 'errors.offline' : 'errors.page')}
      </Notice>
    );
  };
  return (
    <Boundary key={`${pathname} ${attempt}`} renderFallback={renderNotice}>
      {children}
    </Boundary>
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
