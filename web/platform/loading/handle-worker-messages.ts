/**
 * Has a worker do what it is sent, one message a task. A failure goes to the `onerror` of whoever made the worker; out of an async
 * listener it would go nowhere, and they would wait for ever.
 */
export function doTasks<Task>(work: (task: Task) => Promise<void>): void {
  addEventListener('message', ({ data }: MessageEvent<Task>) => {
    work(data).catch(reportError);
  });
}
