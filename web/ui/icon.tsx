/** Outlines on a 24 x 24 grid, two units thick. */
const PATHS = {
  book: 'M5 4h10a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3ZM5 17a3 3 0 0 1 3-3h10M9 8h5',
  speaker: 'M4 9v6h4l5 4V5L8 9H4Zm12.5-1a5 5 0 0 1 0 8M19 5.5a9 9 0 0 1 0 13',
  play: 'M7 4.5v15l12-7.5-12-7.5Z',
  pause: 'M8 5v14m8-14v14',
  repeat: 'M4 12V9a3 3 0 0 1 3-3h12m-3-3 3 3-3 3M20 12v3a3 3 0 0 1-3 3H5m3 3-3-3 3-3',
  stop: 'M6 6h12v12H6z',
  captions: 'M3 5h18v14H3zm4 6h5m3 0h2M7 15h2m3 0h5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  cross: 'M6 6l12 12M18 6 6 18',
  trash: 'M4 7h16M9.5 7V4.5h5V7m-8 0 1 13h9l1-13M10 11v5.5m4-5.5v5.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  arrow: 'M4 12h15m-6-6 6 6-6 6',
  chevron: 'm6 9.5 6 6 6-6',
  warning: 'M12 4 2.5 20h19L12 4Zm0 6v4.5m0 3v.1',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 8v5.5m0-9v.1',
  keyboard: 'M3 6h18v12H3zm4 4h.1m3.3 0h.1m3.3 0h.1m3.3 0h.1M8 14h8',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm5 11.5L20 20',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20.5c.8-4 3.7-6 7.5-6s6.7 2 7.5 6',
  undo: 'M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-3',
  restart: 'M5 12a7 7 0 1 0 2-5L4 10m0-6v6h6',
  download: 'M12 4v11m-5-4.5 5 5 5-5M5 20h14',
  copy: 'M8 8h12v12H8zM4 16V4h12',
  list: 'M9 6h11M9 12h11M9 18h11M4 6h.1M4 12h.1M4 18h.1',
  pictures: 'M4 4h7v7H4zM13.5 4h6.5v7h-6.5zM4 13.5h7V20H4zM13.5 13.5h6.5V20h-6.5z',
  upload: 'M12 16V5m-5 4.5 5-5 5 5M5 20h14',
  home: 'M4 11 12 4l8 7v9h-5.5v-5.5h-5V20H4z',
  box: 'M5 8h14v12H5zM8 8V5h8v3',
  chart: 'M5 20v-7m5 7V5m5 15v-9m5 9V8',
  quiz: 'M4 8h12v12H4zM8 8V4h12v12h-4M8 14l2 2 3.5-4',
  cards: 'M8 8h12v12H8zM4 16V4h12',
  pages: 'M12 7c-2-2-5-2.5-8-2.5V18c3 0 6 .5 8 2.5 2-2 5-2.5 8-2.5V4.5C17 4.5 14 5 12 7Zm0 0v13',
  star: 'M12 3v6m0 6v6M3 12h6m6 0h6',
  flag: 'M6 21V4m0 1h12l-3 4 3 4H6',
  bell: 'M6 16V11a6 6 0 1 1 12 0v5l2 2H4l2-2Zm4 4.5a2 2 0 0 0 4 0',
  mail: 'M3 6h18v12H3zm0 1 9 7 9-7',
  settings: 'M4 7h9m4 0h3M4 17h3m4 0h9M15 4.5v5M9 14.5v5',
  leave: 'M10 4H5v16h5m4-12 4 4-4 4m4-4H9',
  more: 'M5 11.5v1m-.5-.5h1m6-.5v1m-.5-.5h1m6-.5v1m-.5-.5h1',
  machine: 'M7 7h10v10H7zM10 4v3m4-3v3m-4 10v3m4-3v3M4 10h3m-3 4h3m10-4h3m-3 4h3',
  send: 'M4 12 20 4l-5 16-3.5-6.5L4 12Zm7.5 1.5L20 4',
  offline: 'M3 3l18 18M8.5 15.5a5 5 0 0 1 7 0M5 12a10 10 0 0 1 4-2.4m4.5-.2A10 10 0 0 1 19 12M12 19h.1',
} as const;

export type IconName = keyof typeof PATHS;

/** A decorative drawing: the text beside it, or the button's label, says what it means. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className={`size-5 shrink-0 fill-none stroke-current ${className}`}
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
