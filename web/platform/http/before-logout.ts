import { within } from '#web/platform/loading/deadline.ts';

/** Logging out must work while the server is away, so it does not wait longer. */
const LONGEST_WORK_MS = 2000;

type Work = () => Promise<void>;

const works = new Set<Work>();

/** Has something done as long as the person is still logged in; returns how to call it off. */
export function beforeLogout(work: Work): () => void {
  works.add(work);
  return () => works.delete(work);
}

/** Does what is to be done before a logout. Never rejects, and soon resolves. */
export async function finishWork(): Promise<void> {
  await within(LONGEST_WORK_MS, Promise.allSettled([...works].map(work => work())));
}
