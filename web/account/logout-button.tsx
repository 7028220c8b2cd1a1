import { useMutation } from '@tanstack/react-query';
import { ApiError } from '../http.ts';
import { useTranslation } from '../i18n/i18n.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { showToast } from '../ui/toasts.ts';
import { useFailureToast } from '../ui/use-failure-toast.ts';
import { useAccount } from './session.ts';

type LogoutButtonProps = {
  onDone?: () => void;
  /** As a row of a menu. */
  isRow?: boolean;
};

export function LogoutButton({ onDone, isRow = false }: LogoutButtonProps) {
  const { t } = useTranslation();
  const { logout } = useAccount();
  const showFailure = useFailureToast();
  const leaving = useMutation({
    mutationFn: logout,
    onSuccess: () => showToast('info', t('account.loggedOut')),
    onError: error => {
      const isReply = error instanceof ApiError && error.status > 0;
      showFailure(t(isReply ? 'account.logoutFailed' : 'account.logoutError'), error);
    },
    onSettled: onDone,
  });
  if (!isRow)
    return (
      <Button look="danger" isBusy={leaving.isPending} onClick={() => leaving.mutate()}>
        {t('nav.logout')}
      </Button>
    );
  return (
    <button
      type="button"
      aria-disabled={leaving.isPending || undefined}
      aria-busy={leaving.isPending || undefined}
      onClick={() => !leaving.isPending && leaving.mutate()}
      className="menu-row"
    >
      {leaving.isPending ? <Spinner /> : <Icon name="leave" />}
      {t('nav.logout')}
    </button>
  );
}
