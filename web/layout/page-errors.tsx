import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Notice } from '../ui/notice.tsx';

/** Keeps the frame alive when a page breaks or its chunk cannot be fetched; moving on or reloading mends it. */
export function PageErrors({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const reload = { label: t('errors.reload'), onAct: () => window.location.reload() };
  const notice = (
    <Notice tone="wrong" action={reload}>
      {t('errors.page')}
    </Notice>
  );
  return (
    <Boundary key={pathname} fallback={notice}>
      {children}
    </Boundary>
  );
}

class Boundary extends Component<{ fallback: ReactNode; children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}
