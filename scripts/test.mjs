import { join } from 'node:path';
import { build, installPackages, ROOT, requireNode, run, say } from './prepare.mjs';

requireNode();
installPackages();

say('— Checks: style, types, unused code, boundaries');
run('npm', ['run', '--silent', 'check']);

say('— Rules and server');
run(process.execPath, [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run']);

say('— Browser journeys');
build();
const { findBrowser } = await import('./browser.mjs');
const { path, env } = await findBrowser();
run(process.execPath, [join(ROOT, 'node_modules/@playwright/test/cli.js'), 'test'], {
  ...env,
  CHROMIUM_PATH: path,
});
