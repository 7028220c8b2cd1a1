import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, say } from './prepare.mjs';

/**
 * Writes down what a running server is made of (CycloneDX, `dist/sbom.cdx.json`), and tells what the registry knows against it. A registry that cannot be
 * asked is said and is no failure: whether the code is right does not depend on the line. Known weaknesses do not fail either, since they come on days
 * on which nothing here has changed; see docs/operations.md for what is done about them.
 */
const OF_RUN_TIME = ['--omit=dev', '--package-lock-only'];

const sbom = asked('sbom', '--sbom-format=cyclonedx', ...OF_RUN_TIME);
if (sbom?.components === undefined) throw new Error('npm sbom gave no list of packages');
const file = join(ROOT, 'dist/sbom.cdx.json');
mkdirSync(join(ROOT, 'dist'), { recursive: true });
// As it says nothing of the moment or the folder, the same lockfile gives the same file.
const { serialNumber: _, ...list } = sbom;
const { timestamp: __, ...metadata } = sbom.metadata;
writeFileSync(
  file,
  `${JSON.stringify({ ...list, metadata: { ...metadata, component: named(metadata.component) } }, null, 1)}\n`,
);
say(`${sbom.components.length} packages of run time are listed in dist/sbom.cdx.json.`);

const audit = asked('audit', ...OF_RUN_TIME);
if (audit?.vulnerabilities === undefined) say('The registry could not be asked for known weaknesses.');
else {
  const found = Object.values(audit.vulnerabilities);
  say(`The registry knows of ${found.length} packages of run time with weaknesses.`);
  for (const { name, severity, range } of found) say(`  ${severity}: ${name} ${range}`);
}

function asked(command, ...options) {
  const { stdout } = spawnSync('npm', [command, '--json', ...options], {
    cwd: ROOT,
    encoding: 'utf8',
    timeout: 60_000,
    maxBuffer: 64 * 1024 * 1024,
  });
  try {
    return JSON.parse(stdout);
  } catch {
    // Nothing that can be read came back.
    return undefined;
  }
}

function named(component) {
  return { ...component, name: 'slova' };
}
