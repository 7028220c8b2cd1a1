import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { endWithParent } from './parent.mjs';
import { build, installPackages, ROOT, requireNode, say } from './prepare.mjs';

requireNode();
process.chdir(ROOT);
if (existsSync('.env')) process.loadEnvFile('.env');
installPackages();
build();
say('Starting …');
// Libraries choose their production code by this name.
process.env.NODE_ENV ??= 'production';
endWithParent();
await import(join(ROOT, 'dist/node/server/main.js'));
