import { useMutation } from '@tanstack/react-query';
import { ApiError } from '#web/platform/http/http.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useAccount } from '#web/platform/session/session.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { useFailureToast } from '#web/platform/toasts/use-failure-toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

type LogoutButtonProps = {
  onDone?: () => void;
  /** A button of its own, a row of a menu, or the end of the header, where it is a picture until there is room for the words. */
  look?: 'button' | 'row' | 'header';
};

export function LogoutButton({ onDone, look = 'button' }: LogoutButtonProps) {
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
  if (look === 'button')
    return (
      <Button look="danger" isBusy={leaving.isPending} onClick={() => leaving.mutate()}>
        {t('nav.logout')}
      </Button>
    );
  const isInHeader = look === 'header';
  return (
    <button
      type="button"
      title={isInHeader ? t('nav.logout') : undefined}
      aria-disabled={leaving.isPending || undefined}
      aria-busy={leaving.isPending || undefined}
      onClick={() => !leaving.isPending && leaving.mutate()}
      className={isInHeader ? 'header-link min-w-11 justify-center gap-1.5' : 'menu-row'}
    >
      {leaving.isPending ? <Spinner /> : <Icon name="leave" />}
      <span className={isInHeader ? 'max-[84rem]:sr-only' : ''}>{t('nav.logout')}</span>
    </button>
  );
}
