/** What a worker says of its task: how much of it is done, from 0 to 1, or what came of it. */
export type WorkerMessage<Result> = { share: number } | { result: Result };

/**
 * Has a worker do the tasks that it is sent; `runInWorker` is the other end. A failure goes to the `onerror` of the page: out of an async
 * listener it would go nowhere, and the page would wait for ever.
 */
export function handleWorkerMessages<Task, Result>(
  work: (task: Task, onProgress: (share: number) => void) => Promise<Result>,
): void {
  const send = (message: WorkerMessage<Result>, transfer: Transferable[] = []) =>
    postMessage(message, { transfer });
  addEventListener('message', ({ data }: MessageEvent<Task>) => {
    work(data, share => send({ share }))
      .then(result => send({ result }, result instanceof Uint8Array ? [result.buffer] : []))
      .catch(reportError);
  });
}
