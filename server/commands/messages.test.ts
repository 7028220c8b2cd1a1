import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { markMailed, storeMessage } from '../contact/store.ts';
import { openDatabase } from '../database/open.ts';
import { packageRoot } from '../process/package-root.ts';
import { testDatabases } from '../testing/test-database.ts';

for (const { kind, reserve } of testDatabases()) {
  test(`the stored messages are printed, the newest last, without tricks on the terminal (${kind})`, async () => {
    const { settings, remove } = await reserve();
    onTestFinished(remove);
    const env = {
      ...process.env,
      DATABASE_URL: settings.databaseUrl ?? '',
      DATA_DIR: settings.dataDir || packageRoot,
    };
    expect(printed(env)).toBe('No messages.\n');

    const db = await openDatabase(settings);
    const fields = { name: 'Olena', email: 'olena@example.org', reason: 'Proposal' };
    await storeMessage(db, {
      id: 'b',
      ...fields,
      message: 'Second\n\u001b[2Jline',
      createdAt: 1_700_000_060_000,
    });
    await storeMessage(db, { id: 'a', ...fields, message: 'First', createdAt: 1_700_000_000_000 });
    await markMailed(db, 'a', 1_700_000_001_000);
    await db.close();
    expect(printed(env)).toBe(`— 2023-11-14 22:13 UTC, Proposal, mailed
  Olena <olena@example.org>

  First

— 2023-11-14 22:14 UTC, Proposal, not mailed
  Olena <olena@example.org>

  Second
  \ufffd[2Jline
`);
  });
}

function printed(env: NodeJS.ProcessEnv): string {
  const file = join(packageRoot, 'server/commands/messages.ts');
  const options = { cwd: packageRoot, env, encoding: 'utf8' } as const;
  return execFileSync(process.execPath, ['--import', 'tsx', file], options);
}
