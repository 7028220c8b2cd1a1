import wasm from 'sql.js/dist/sql-wasm-browser.wasm?url';
import { handleWorkerMessages } from '#web/platform/loading/handle-worker-messages.ts';
import { loadSqlite } from './anki/database.ts';
import { writePackage } from './anki/write-package.ts';
import { readFile } from './read-file.ts';
import type { Task } from './run-task.ts';

handleWorkerMessages(async (task: Task, onProgress) =>
  task.kind === 'read'
    ? readFile(task.file, { pair: task.pair, loadSqlite: () => loadSqlite(wasm), onProgress })
    : writePackage(task.deck, await loadSqlite(wasm), onProgress),
);
