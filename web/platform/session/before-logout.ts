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
  const done = Promise.allSettled([...works].map(work => work()));
  const late = new Promise(resolve => setTimeout(resolve, LONGEST_WORK_MS));
  await Promise.race([done, late]);
}
