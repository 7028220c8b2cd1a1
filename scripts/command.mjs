import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build, installPackages, ROOT, requireNode } from './prepare.mjs';

// `npm run backup` and its like: runs a command of server/commands with the settings of the server.
requireNode();
process.chdir(ROOT);
if (existsSync('.env')) process.loadEnvFile('.env');
installPackages();
build();
const [name] = process.argv.splice(2, 1);
await import(join(ROOT, `dist/node/server/commands/${name}.js`));
