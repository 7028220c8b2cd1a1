import { type KeyboardEvent, type RefObject, useState } from 'react';
import { type Box, lineEdge, verticalMove } from './line-moves.ts';

type WordFocusOptions = {
  article: RefObject<HTMLElement | null>;
  count: number;
  /** Which way the text runs. */
  direction: 'ltr' | 'rtl';
  onTap: (index: number) => void;
  /** Starts reading aloud, or ends it. */
  onListen: () => void;
  /** Translates the sentence of a word. */
  onTranslate: (index: number) => void;
  /** Called with a word that took focus by key. */
  onMove: (element: HTMLElement) => void;
};

/**
 * Moves focus over the words of a text, which are one stop of the Tab key: arrows by word and by line, Home and End within
 * the line (with Ctrl within the text), Enter and Space ask, L listens, T translates the sentence. Left and right follow the text, not the interface.
 */
export function useWordFocus({
  article,
  count,
  direction,
  onTap,
  onListen,
  onTranslate,
  onMove,
}: WordFocusOptions) {
  const [current, setCurrent] = useState(0);
  const elementAt = (index: number) => article.current?.querySelector<HTMLElement>(`[data-word="${index}"]`);

  const focusWord = (index: number) => {
    setCurrent(index);
    const element = elementAt(index);
    if (element === null || element === undefined) return;
    element.focus();
    onMove(element);
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    const from = wordIndexOf(event.target);
    if (from === null || event.altKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onTap(from);
      return;
    }
    if (event.code === 'KeyL' && !event.ctrlKey) {
      event.preventDefault();
      onListen();
      return;
    }
    if (event.code === 'KeyT' && !event.ctrlKey) {
      event.preventDefault();
      onTranslate(from);
      return;
    }
    const to = targetOf(event, { from, last: count - 1, direction, boxes: () => boxesOf(article.current) });
    if (to === null) return;
    event.preventDefault();
    focusWord(to);
  };
  return { current, setCurrent, elementAt, focusWord, handleKeyDown };
}

/** Which word an event happened on; null beside words. */
export function wordIndexOf(target: EventTarget): number | null {
  const word = target instanceof Element ? target.closest<HTMLElement>('[data-word]') : null;
  return word === null ? null : Number(word.dataset.word);
}

type KeyContext = { from: number; last: number; direction: 'ltr' | 'rtl'; boxes: () => Box[] };

function targetOf(
  { key, ctrlKey }: KeyboardEvent,
  { from, last, direction, boxes }: KeyContext,
): number | null {
  const [back, on] = direction === 'ltr' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  switch (key) {
    case back:
      return Math.max(0, from - 1);
    case on:
      return Math.min(last, from + 1);
    case 'ArrowUp':
      return verticalMove(boxes(), from, 'up');
    case 'ArrowDown':
      return verticalMove(boxes(), from, 'down');
    case 'Home':
      return ctrlKey ? 0 : lineEdge(boxes(), from, 'start');
    case 'End':
      return ctrlKey ? last : lineEdge(boxes(), from, 'end');
    default:
      return null;
  }
}

function boxesOf(article: HTMLElement | null): Box[] {
  const words = article?.querySelectorAll('[data-word]') ?? [];
  return Array.from(words, word => word.getBoundingClientRect());
}
