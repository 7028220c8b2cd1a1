/** How somebody is reminded: on the browsers in which they have allowed it, or by e-mail. */
export const REMINDER_CHANNELS = ['push', 'email'] as const;
export type ReminderChannel = (typeof REMINDER_CHANNELS)[number];

/** After so many reminders without an answer they come once a week, and after as many again no more. */
export const UNOPENED_UNTIL_WEEKLY = 3;
export const UNOPENED_UNTIL_SILENT = 6;

/** What is proposed: seven in the evening. */
export const USUAL_REMINDER_MINUTE = 19 * 60;

/** Browsers of one person; of more the oldest is forgotten. */
export const MOST_DEVICES = 5;

/** What is behind the # sign of the page that a reminder leads to. */
export const REMINDED_HASH = '#reminded';

/** A notification as it travels to the service worker. */
export type ReminderNotification = {
  title: string;
  body: string;
  lang: string;
  dir: 'ltr' | 'rtl';
  /** The page that it opens. */
  path: string;
  /** What ends reminders at one press: the button, what is said afterwards, and the page for browsers that fail at it. */
  end: { token: string; button: string; done: string; path: string };
};
