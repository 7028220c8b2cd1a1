import { useEffect } from 'react';
import { useScreenOn } from '#web/platform/feedback/use-screen-on.ts';
import { stopSpeaking } from '#web/platform/speech/player.ts';
import type { Playing } from './sitting-state.ts';

/** While questions are asked the screen stays on; who leaves them hears no more of them. */
export function useTraining({ index, flaggedIds, isShown }: Playing): void {
  useScreenOn(`${index} ${flaggedIds.length} ${isShown}`);
  useEffect(() => stopSpeaking, []);
}
