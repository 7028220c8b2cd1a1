const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)';

/** Whatever moves focus on purpose, such as the next question, has done so by then. */
const WAIT_MS = 50;

/** A control that had focus; its row, where it is in a list, and the elements around it, from near to far. */
type Place = { control: Element; row: Row | undefined; around: readonly Element[] };
/** `nth` is the place of the control among the controls of its row. */
type Row = { list: Element; index: number; nth: number };

/**
 * Keeps the place of people who work by keyboard. When the control they pressed goes away or is disabled, the browser drops
 * focus; it then goes to the same control of the row that moved up, to what is left nearby, or to the page's heading.
 *
 * @returns a function that ends it
 */
export function keepFocus(page: HTMLElement): () => void {
  let place: Place | undefined;
  let isByKeyboard = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onFocus = ({ target }: FocusEvent) => {
    place = target instanceof Element ? placeOf(target) : undefined;
  };
  const onInput = ({ type }: Event) => {
    isByKeyboard = type === 'keydown';
  };
  const observer = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (isByKeyboard && place !== undefined && isLost(place.control)) targetOf(place)?.focus();
    }, WAIT_MS);
  });
  page.addEventListener('focusin', onFocus);
  for (const type of ['keydown', 'pointerdown']) document.addEventListener(type, onInput, true);
  observer.observe(page, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    page.removeEventListener('focusin', onFocus);
    for (const type of ['keydown', 'pointerdown']) document.removeEventListener(type, onInput, true);
  };
}

function placeOf(control: Element): Place {
  const around: Element[] = [];
  let element = control.parentElement;
  for (; element !== null && element.localName !== 'main'; element = element.parentElement)
    around.push(element);
  // Of the header and the notifications nothing is near: what follows is said in the page.
  return { control, row: rowOf(control), around: element === null ? [] : around };
}

function rowOf(control: Element): Row | undefined {
  const item = control.closest('li');
  const list = item?.parentElement;
  if (!item || !list) return undefined;
  return {
    list,
    index: [...list.children].indexOf(item),
    nth: controlsOf(item).indexOf(control as HTMLElement),
  };
}

const controlsOf = (element: Element) => [...element.querySelectorAll<HTMLElement>(FOCUSABLE)];

function isLost(control: Element): boolean {
  const isAway = !control.isConnected || control.matches(':disabled');
  return isAway && (document.activeElement === document.body || document.activeElement === control);
}

function targetOf({ row, around }: Place): HTMLElement | undefined {
  const isRowGone = around.some(element => element.localName === 'li' && !element.isConnected);
  const next = row?.list.isConnected && isRowGone ? rowAt(row) : undefined;
  if (next !== undefined) return next;
  const near = around.filter(element => element.isConnected).flatMap(controlsOf);
  return near[0] ?? document.querySelector<HTMLElement>('main h1') ?? undefined;
}

function rowAt({ list, index, nth }: Row): HTMLElement | undefined {
  const item = list.children[index] ?? list.lastElementChild;
  return item === null ? undefined : controlsOf(item)[nth];
}
