import wasm from 'sql.js/dist/sql-wasm-browser.wasm?url';
import { doTasks } from '#web/platform/loading/handle-worker-messages.ts';
import { loadSqlite } from './anki/database.ts';
import { writePackage } from './anki/write-package.ts';
import { readFile } from './read-file.ts';
import type { Report, Task } from './task.ts';

const report = (message: Report, parts: Transferable[] = []) => postMessage(message, { transfer: parts });
const onProgress = (share: number) => report({ share });

doTasks<Task>(async task => {
  if (task.kind === 'read') {
    const means = { pair: task.pair, loadSqlite: () => loadSqlite(wasm), onProgress };
    report({ read: await readFile(task.file, means) });
    return;
  }
  const written = writePackage(task.deck, await loadSqlite(wasm), onProgress);
  report({ written }, [written.buffer]);
});
