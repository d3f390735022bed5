import { UNSENT_STORE } from './store-names.ts';

/** A person wants to sign out while readings wait on this device. */
export interface LeavingQuestion {
  readonly owner: string;
  /** True to sign out all the same, false to stay signed in. */
  readonly answer: (leaves: boolean) => void;
}

let question: LeavingQuestion | undefined;
const listeners = new Set<() => void>();

export const readQuestion = (): LeavingQuestion | undefined => question;

export function watchQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Returns whether a person may be signed out: at once if nothing of theirs waits on this device, otherwise as they
 * answer. A question that is still open is answered with no.
 */
export async function mayLeave(owner: string): Promise<boolean> {
  if ((await countWaiting(owner)) === 0) return true;
  question?.answer(false);
  return new Promise((resolve) => {
    ask({
      owner,
      answer: (leaves) => {
        ask(undefined);
        resolve(leaves);
      },
    });
  });
}

function ask(next: LeavingQuestion | undefined): void {
  question = next;
  for (const listener of listeners) listener();
}

/** Counts what an account wrote on this device and the server does not have. Read from the store: it needs no code. */
async function countWaiting(owner: string): Promise<number> {
  if (!('caches' in window)) return 0;
  const store = await caches.open(UNSENT_STORE);
  const kept = await store.keys();
  return kept.filter(({ url }) => new URL(url).pathname.startsWith(`/unsent/${owner}/`)).length;
}
