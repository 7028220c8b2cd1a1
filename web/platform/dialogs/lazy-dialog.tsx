import { type ComponentType, useEffect, useState } from 'react';
import { type MessageKey, useTranslation } from '#web/platform/i18n/i18n.tsx';
import { lazyLoad } from '#web/platform/loading/lazy-load.ts';
import { useFailureToast } from '#web/platform/toasts/use-failure-toast.ts';
import { useHandler } from '#web/ui/use-handler.ts';

/** Makes a dialog, open as long as it is rendered, that few ever open: it is fetched when one does. `failed` is said where it does not come. */
export function lazyDialog<Props extends { onClose: () => void }>(
  fetchDialog: () => Promise<ComponentType<Props>>,
  failed: MessageKey,
) {
  const load = lazyLoad(fetchDialog);
  return function LazyDialog(props: Props) {
    const { t } = useTranslation();
    const fail = useFailureToast();
    const [Dialog, setDialog] = useState<ComponentType<Props>>();
    const giveUp = useHandler((error: unknown) => {
      fail(t(failed), error);
      props.onClose();
    });
    useEffect(() => {
      load().then(loaded => setDialog(() => loaded), giveUp);
    }, [giveUp]);
    return Dialog && <Dialog {...props} />;
  };
}
