import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ROOT, say } from './prepare.mjs';

/**
 * Finds a Chromium for the browser tests: the path and the environment it needs. The headless shell, which has no window, comes
 * first: it takes half the time of the whole browser. Each candidate is really started and has to show a page, since a browser
 * that is there may still lack a library or every font.
 */
export async function findBrowser() {
  for (const candidate of CANDIDATES) {
    const found = await candidate().catch(() => undefined);
    if (found !== undefined && (await works(found))) return found;
  }
  throw new Error('No Chromium works here. Install one, or name it in CHROMIUM_PATH.');
}

const CANDIDATES = [
  async () => installed(process.env.CHROMIUM_PATH),
  async () => installed('/usr/bin/chromium-headless-shell'),
  async () => installed('/usr/bin/chromium'),
  async () => installed('/usr/bin/google-chrome'),
  async () => installed(chromium.executablePath()),
  bundled,
  downloaded,
  fromDebian,
];

function installed(path) {
  return path && existsSync(path) ? { path, env: {} } : undefined;
}

/** The Chromium that comes as an npm package, the same on every machine (x64 Linux only). */
async function bundled() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = join(ROOT, 'node_modules/.cache/chromium');
  mkdirSync(folder, { recursive: true });
  // The package unpacks into TMPDIR, and brings the system libraries too when it believes it runs in the cloud.
  Object.assign(process.env, { TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' });
  const { default: sparticuz } = await import('@sparticuz/chromium');
  const path = await sparticuz.executablePath();
  // It knows no other fonts than its own: those of some systems end its renderer.
  const fonts = join(folder, 'only-own-fonts.conf');
  const own = `<dir>${join(folder, 'fonts/fonts')}</dir><cachedir>${join(folder, 'font-cache')}</cachedir>`;
  writeFileSync(fonts, `<?xml version="1.0"?><fontconfig>${own}</fontconfig>`);
  return { path, env: { LD_LIBRARY_PATH: join(folder, 'al2023/lib'), FONTCONFIG_FILE: fonts } };
}

async function downloaded() {
  say('No browser found; trying to download one …');
  spawnSync(process.execPath, [
    join(ROOT, 'node_modules/@playwright/test/cli.js'),
    'install',
    'chromium-headless-shell',
  ]);
  return installed(chromium.executablePath());
}

async function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  say('Installing Chromium from Debian’s packages …');
  spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore' });
  spawnSync(
    'apt-get',
    [
      'install',
      '-qy',
      'chromium-headless-shell',
      'fonts-noto-core',
      'fonts-noto-cjk',
      'fonts-noto-color-emoji',
    ],
    { stdio: 'ignore' },
  );
  return installed('/usr/bin/chromium-headless-shell');
}

async function works({ path, env }) {
  try {
    const browser = await chromium.launch({
      executablePath: path,
      env: { ...process.env, ...env },
      args: ['--no-sandbox'],
    });
    const page = await browser.newPage();
    await page.setContent('<button>word</button>');
    await page.getByRole('button').click();
    await page.screenshot();
    await browser.close();
    return true;
  } catch {
    return false;
  }
}
