import { showToast } from '#web/platform/toasts/toasts.ts';

/** Copies a text, and says in a toast whether the browser has allowed it. */
export async function copyText(text: string, said: { copied: string; failed: string }): Promise<void> {
  if (await putOnClipboard(text)) showToast('right', said.copied);
  else showToast('wrong', said.failed);
}

async function putOnClipboard(text: string): Promise<boolean> {
  try {
    // There is no clipboard object on a page that came over plain http from another machine.
    if (navigator.clipboard === undefined) return copyByCommand(text);
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function copyByCommand(text: string): boolean {
  const handleCopy = (event: ClipboardEvent) => {
    event.preventDefault();
    event.clipboardData?.setData('text/plain', text);
  };
  document.addEventListener('copy', handleCopy);
  const isCopied = document.execCommand('copy');
  document.removeEventListener('copy', handleCopy);
  return isCopied;
}
