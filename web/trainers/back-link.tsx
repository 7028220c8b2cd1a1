import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

/** A quiet link back; its arrow points against the reading direction. */
export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <ButtonLink look="text" to={to} className="px-2 text-sm sm:px-3 sm:text-base">
      <Icon name="arrow" className="size-4 -scale-x-100 rtl:scale-x-100" />
      {label}
    </ButtonLink>
  );
}
