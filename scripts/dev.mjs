import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { endWithParent } from './parent.mjs';
import { installPackages, ROOT, requireNode, say } from './prepare.mjs';

requireNode();
process.chdir(ROOT);
if (existsSync('.env')) process.loadEnvFile('.env');
installPackages();

const port = process.env.PORT ?? '3000';
const start = (script, ...parameters) =>
  spawn(process.execPath, [join(ROOT, 'node_modules', script), ...parameters], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, PORT: port, API_URL: `http://127.0.0.1:${port}` },
  });

// The server starts anew when its code or the content changes; the page reloads by itself.
const parts = [
  start('tsx/dist/cli.mjs', 'watch', '--clear-screen=false', '--include', 'content/**', 'server/main.ts'),
  start('vite/bin/vite.js', '--config', 'build/vite.config.ts'),
];
say('Slova for developers: http://localhost:5173');

const stop = () => {
  for (const part of parts) part.kill();
};
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
for (const part of parts) part.once('exit', stop);
endWithParent();
