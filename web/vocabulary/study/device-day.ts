import { localDay } from '#learning/day.ts';

/** The day it is for whoever sits at this device, as a day number. */
export const deviceDay = (): number => localDay(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone);
