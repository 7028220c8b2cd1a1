import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { SHARE_PATH } from '../contract/address.ts';
import { manifestAddress } from '../contract/app-manifest.ts';
import { PAGES } from '../contract/pages.ts';
import { directionOf, LANGUAGE_CODES, type Language } from '../languages/index.ts';
import { drawIcon, type IconKind } from '../scripts/app-icons.ts';

const WEB = join(import.meta.dirname, '../web');
/** The ground of the mark, and the paper of the light page, which is seen while the app starts. */
const THEME = '#01464f';
const PAPER = '#fbf8f2';

const ICONS: { file: string; pixels: number; kind: IconKind }[] = [
  { file: '/app/icon-192.png', pixels: 192, kind: 'any' },
  { file: '/app/icon-512.png', pixels: 512, kind: 'any' },
  { file: '/app/icon-maskable-192.png', pixels: 192, kind: 'maskable' },
  { file: '/app/icon-maskable-512.png', pixels: 512, kind: 'maskable' },
  // iOS fills what is transparent with black, and rounds by itself.
  { file: '/app/icon-180.png', pixels: 180, kind: 'maskable' },
];
/** Taken of the page as it is; renewed when it looks otherwise. */
const SCREENSHOTS = [
  { src: '/app/words-narrow.jpg', sizes: '390x844', form_factor: 'narrow' },
  { src: '/app/words-wide.jpg', sizes: '1280x800', form_factor: 'wide' },
];

/** What the reader opens. */
const SHARED_FILES = [
  'text/plain',
  'text/html',
  'text/vtt',
  'application/epub+zip',
  ...['.txt', '.srt', '.vtt', '.html', '.htm', '.xhtml', '.epub'],
];

type Texts = { layout: { tagline: string }; learn: { title: string }; nav: { myDictionary: string } };

/** Writes what makes the page an app on a device: a manifest for each interface language, and icons drawn from the mark. */
export function appManifest(): Plugin {
  return {
    name: 'app-manifest',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    async writeBundle({ dir: folder = '' }) {
      const mark = await readFile(join(WEB, 'public/icon.svg'), 'utf8');
      await mkdir(join(folder, 'app'), { recursive: true });
      for (const { file, pixels, kind } of ICONS)
        await writeFile(join(folder, file), drawIcon(mark, pixels, kind));
      for (const lang of LANGUAGE_CODES) {
        const texts = JSON.parse(
          await readFile(join(WEB, `platform/i18n/locales/shell/${lang}.json`), 'utf8'),
        );
        await writeFile(join(folder, manifestAddress(lang)), JSON.stringify(manifestOf(lang, texts)));
      }
    },
  };
}

/** The web app manifest in an interface language. It is one app in all of them: `id`, `start_url` and `scope` are the same. */
export function manifestOf(lang: Language, { layout, learn, nav }: Texts) {
  const icons = [{ src: '/app/icon-192.png', sizes: '192x192', type: 'image/png' }];
  return {
    id: '/',
    name: 'Slova',
    short_name: 'Slova',
    description: layout.tagline,
    lang,
    dir: directionOf(lang),
    start_url: PAGES.home,
    scope: '/',
    display: 'standalone',
    background_color: PAPER,
    theme_color: THEME,
    categories: ['education'],
    icons: ICONS.filter(({ pixels }) => pixels !== 180).map(({ file, pixels, kind }) => ({
      src: file,
      sizes: `${pixels}x${pixels}`,
      type: 'image/png',
      purpose: kind,
    })),
    shortcuts: [
      { name: learn.title, url: PAGES.learn, icons },
      { name: nav.myDictionary, url: PAGES.myDictionary, icons },
    ],
    // By POST, which the service worker takes: nothing that is shared stands in an address or gets to a server.
    share_target: {
      action: SHARE_PATH,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { title: 'title', text: 'text', url: 'url', files: [{ name: 'file', accept: SHARED_FILES }] },
    },
    screenshots: SCREENSHOTS.map(screenshot => ({
      ...screenshot,
      type: 'image/jpeg',
      label: layout.tagline,
    })),
  };
}
