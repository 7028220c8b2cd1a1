import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { usePopover } from '#web/ui/popover.tsx';
import { Specimen } from './specimen.tsx';

export function Menu() {
  const { button, panel } = usePopover();
  return (
    <Specimen name="menu">
      <Button {...button}>Menu</Button>
      <div {...panel} className="popover w-70">
        <a href="#menu" className="menu-row">
          <Icon name="user" />
          Profile
        </a>
        <a href="#menu" aria-current="page" className="menu-row">
          <Icon name="info" />
          Progress
        </a>
      </div>
    </Specimen>
  );
}
