import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { reportList } from '#contract/contact.ts';
import { createList, getSharedList, shareList } from '#contract/lists.ts';
import { openDatabase } from '../database/open.ts';
import { packageRoot } from '../process/package-root.ts';
import { testDatabases } from '../testing/test-database.ts';
import { startTestServer } from '../testing/test-server.ts';

for (const { kind, reserve } of testDatabases()) {
  test(`an operator sees what was reported, hides a list and shows it again (${kind})`, {
    timeout: 180_000,
  }, async () => {
    const { settings, remove } = await reserve();
    onTestFinished(remove);
    const env = {
      ...process.env,
      DATABASE_URL: settings.databaseUrl ?? '',
      DATA_DIR: settings.dataDir || packageRoot,
    };
    const run = async (...given: string[]) => {
      const file = join(packageRoot, 'server/commands/lists.ts');
      const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', file, ...given], {
        ...{ cwd: packageRoot, env },
      });
      return stdout;
    };
    const { call, refusal, registerUser } = await startTestServer({ db: await openDatabase(settings) });
    const { token } = await registerUser();
    const id = `own-${randomUUID()}`;
    await call(createList, { body: { id, name: '\u202eRude', words: ['dog'] } }, token);
    const { list } = (await call(shareList, { params: { id }, body: { is_shared: true } }, token)).data;
    const code = list.code ?? '';
    expect(await run('reported')).toBe('No lists were reported.\n');
    await call(reportList, { params: { code }, body: {} });
    expect(await run('reported')).toBe(`— ${code}, reports: 1, words: 1, shown\n  \ufffdRude\n`);
    expect(await run('hide', code)).toBe('Hidden: \ufffdRude\n');
    const shared = { params: { code }, query: {} };
    expect((await refusal(getSharedList, shared)).status).toBe(404);
    expect(await run('reported')).toBe('No lists were reported.\n');
    expect(await run('show', code)).toBe('Shown again: \ufffdRude\n');
    expect((await call(getSharedList, shared)).data.words).toHaveLength(1);
    await expect(run('hide', 'abcdefghjkmn23')).rejects.toThrow('No list is shared with the code');
    await expect(run('burn')).rejects.toThrow('Say what to do');
  });
}
