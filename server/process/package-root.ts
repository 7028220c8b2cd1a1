import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The folder that holds package.json. Files that are read and not imported (migrations, content) are found from
 * here, because the build moves the modules but not those files.
 */
export const packageRoot = folderWithPackage(dirname(fileURLToPath(import.meta.url)));

/** Whether this runs from TypeScript, as developers and tests have it, and not as the build made it. */
export const isSource = import.meta.url.endsWith('.ts');

function folderWithPackage(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('No package.json above the server: is the installation complete?');
  return folderWithPackage(parent);
}
