/** What `server/pages/boot-script.ts` keeps while a rendered page cannot answer yet: buttons and words of a text, each once. */
type EarlyPresses = { pressed: HTMLElement[]; end: () => void };

declare global {
  interface Window {
    earlyPresses?: EarlyPresses | undefined;
  }
}

/** Presses again what was pressed before the page could answer, in order; what is no longer there is left out. */
export function pressAgain(): void {
  const { earlyPresses } = window;
  window.earlyPresses = undefined;
  earlyPresses?.end();
  for (const element of earlyPresses?.pressed ?? []) if (element.isConnected) element.click();
}
