import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

const TONES = {
  wrong: { box: 'border-wrong bg-wrong-soft', icon: 'text-wrong' },
  info: { box: 'border-line bg-accent-soft', icon: 'text-accent' },
} as const;

type NoticeProps = {
  tone: keyof typeof TONES;
  children: ReactNode;
  action?: { label: string; onAct: () => void };
};

/** A message in the page with the one useful next step; errors are announced. */
export function Notice({ tone, children, action }: NoticeProps) {
  const { box, icon } = TONES[tone];
  return (
    <div
      role={tone === 'wrong' ? 'alert' : undefined}
      className={`flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border p-4 ${box}`}
    >
      <div className="flex min-w-0 flex-1 basis-57 gap-4">
        <Icon name={tone === 'wrong' ? 'warning' : 'info'} className={`mt-0.5 ${icon}`} />
        <div className="min-w-0 flex-1">{children}</div>
      </div>
      {action && <Button onClick={action.onAct}>{action.label}</Button>}
    </div>
  );
}
