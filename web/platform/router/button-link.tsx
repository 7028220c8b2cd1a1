import type { ComponentProps } from 'react';
import { ButtonFace } from '#web/ui/button.tsx';
import { type ButtonLook, buttonClasses } from '#web/ui/button-look.ts';
import { Link } from './link.tsx';

/** A link that looks like a button: it leads somewhere. */
export function ButtonLink({
  look = 'plain',
  className = '',
  children,
  ...rest
}: ComponentProps<typeof Link> & { look?: ButtonLook }) {
  return (
    <Link {...rest} className={buttonClasses(look, className)}>
      <ButtonFace>{children}</ButtonFace>
    </Link>
  );
}
