import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../account/session.ts';
import { ApiError } from '../http.ts';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toasts.ts';

export function LogoutButton({ onDone }: { onDone?: () => void }) {
  const { t } = useTranslation();
  const { logout } = useAccount();
  const [isBusy, setIsBusy] = useState(false);
  const handleLogout = async () => {
    setIsBusy(true);
    try {
      await logout();
      showToast('info', t('account.loggedOut'));
    } catch (error) {
      showToast('wrong', t(error instanceof ApiError ? 'account.logoutFailed' : 'account.logoutError'));
    }
    setIsBusy(false);
    onDone?.();
  };
  return (
    <Button look="quiet" isBusy={isBusy} onClick={() => void handleLogout()}>
      {t('nav.logout')}
    </Button>
  );
}
