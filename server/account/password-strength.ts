import { weakPassword } from './refusals.ts';

/** What zxcvbn calls "very guessable": a million guesses find it. */
const WEAKEST = 2;
/** Weighing takes longer for longer passwords. Beyond this length the beginning is judged. */
const LONGEST_WEIGHED = 48;

type Weigh = (password: string, personal: string[]) => number;

let weigher: Promise<Weigh> | undefined;

/**
 * Refuses a password that is on lists of leaked ones, or made of these, of rows of keys, dates, or what is known of the person.
 * The lists are files of the server; no other service is asked.
 */
export async function refuseWeakPassword(password: string, personal: { name?: string; email?: string }) {
  weigher ??= loadWeigher();
  const weigh = await weigher;
  const known = [personal.name ?? '', ...(personal.email ?? '').split(/[@.]/), 'slova'];
  if (weigh(password.slice(0, LONGEST_WEIGHED), known.filter(Boolean)) < WEAKEST) throw weakPassword();
}

/** Loads the lists with the first password: a server starts far more often than somebody chooses one. */
async function loadWeigher(): Promise<Weigh> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const zxcvbn = new ZxcvbnFactory({ dictionary: { ...dictionary }, graphs: adjacencyGraphs });
  return (password, personal) => zxcvbn.check(password, personal).score;
}
