import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../http.ts';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toasts.ts';
import { useFailureToast } from '../ui/use-failure-toast.ts';
import { useAccount } from './session.ts';

export function LogoutButton({ onDone }: { onDone?: () => void }) {
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
  return (
    <Button look="text" isBusy={leaving.isPending} onClick={() => leaving.mutate()}>
      {t('nav.logout')}
    </Button>
  );
}
