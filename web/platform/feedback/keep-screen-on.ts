/** Who has done nothing for so long has put the device away. */
const LONGEST_PAUSE_MS = 180_000;

/**
 * Keeps the screen from going dark, where the browser can, until `end` or until nothing was done for a while; `stillHere` says
 * that something was. A hidden page loses its hold by itself and takes it again when it is seen.
 */
export function keepScreenOn(): { stillHere: () => void; end: () => void } {
  let hold: Promise<WakeLockSentinel | undefined> | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;

  const take = () => {
    if (hold !== undefined || document.visibilityState !== 'visible') return;
    const asked = askForScreen();
    hold = asked;
    void asked.then(lock =>
      lock?.addEventListener('release', () => {
        if (hold === asked) hold = undefined;
      }),
    );
  };
  const release = () => {
    void hold?.then(lock => lock?.release());
    hold = undefined;
  };
  const stillHere = () => {
    clearTimeout(pause);
    pause = setTimeout(release, LONGEST_PAUSE_MS);
    take();
  };
  const end = () => {
    clearTimeout(pause);
    document.removeEventListener('visibilitychange', take);
    release();
  };
  document.addEventListener('visibilitychange', take);
  stillHere();
  return { stillHere, end };
}

async function askForScreen(): Promise<WakeLockSentinel | undefined> {
  try {
    return await navigator.wakeLock?.request('screen');
  } catch {
    // A nearly empty battery has the last word.
    return undefined;
  }
}
