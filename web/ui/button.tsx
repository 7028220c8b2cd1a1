import type { ComponentProps, ReactNode } from 'react';
import { type ButtonLook, buttonClasses } from './button-look.ts';
import { Icon, type IconName } from './icon.tsx';
import { Spinner } from './spinner.tsx';
import { useHydrated } from './use-hydrated.ts';

type ButtonProps = ComponentProps<'button'> & {
  look?: ButtonLook;
  icon?: IconName;
  isBusy?: boolean;
  /** What it says meanwhile. The button is always as wide as the longer of its texts. */
  busyLabel?: string;
};

/** A button with its words; while busy it shows a ring, keeps width and focus, and takes no second press. */
export function Button({
  look = 'plain',
  icon,
  isBusy = false,
  busyLabel,
  className = '',
  children,
  ...rest
}: ButtonProps) {
  const isReplaced = isBusy && busyLabel !== undefined;
  return (
    <button
      type="button"
      {...rest}
      onClick={isBusy ? event => event.preventDefault() : rest.onClick}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      className={buttonClasses(look, className)}
    >
      <ButtonFace isAway={isReplaced}>
        {icon ? (
          <Signed icon={icon} className={isBusy ? 'invisible' : ''}>
            {children}
          </Signed>
        ) : (
          <span className={isBusy ? 'opacity-0' : 'contents'}>{children}</span>
        )}
      </ButtonFace>
      {busyLabel !== undefined && (
        <ButtonFace isAway={!isReplaced}>
          <Spinner />
          {busyLabel}
        </ButtonFace>
      )}
      {isBusy && busyLabel === undefined && (
        <ButtonFace>
          <Spinner />
          {icon && <span className="invisible">{children}</span>}
        </ButtonFace>
      )}
    </button>
  );
}

/** Sends the form around it: not before the page answers, since the browser's own way would load another page. */
export function SubmitButton({ disabled = false, ...rest }: Omit<ButtonProps, 'type'>) {
  const isHydrated = useHydrated();
  return <Button {...rest} type="submit" disabled={disabled || !isHydrated} />;
}

/** All faces of a button lie in one cell: none changes its size. */
export function ButtonFace({ isAway = false, children }: { isAway?: boolean; children: ReactNode }) {
  return (
    <span
      aria-hidden={isAway || undefined}
      className={`col-start-1 row-start-1 inline-flex max-w-full min-w-0 items-center justify-center gap-2 ${isAway ? 'invisible' : ''}`}
    >
      {children}
    </span>
  );
}

/** Words behind their icon, which is in their line: beside words of two lines it would be far from either. */
function Signed({
  icon,
  className = '',
  children,
}: {
  icon: IconName;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span>
      <span className="me-2 inline-flex h-lh items-center align-top">
        <Icon name={icon} className={className} />
      </span>
      {children}
    </span>
  );
}
