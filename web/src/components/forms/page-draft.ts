import { useState } from 'react';
import { useMe } from '../../shell/session.tsx';

/** Drafts by account and name. Used in the browser only; the server never writes to it. */
const kept = new Map<string, unknown>();

/**
 * Keeps unsent text while the page is open, also when the person opens another tab of the screen or signs in again.
 * Only the same account gets it back, and it is never written to browser storage (V-05). Returns the draft, a setter
 * (`undefined` deletes the draft) and a function that reads the latest value, for use after an `await`.
 */
export function usePageDraft<Value>(
  name: string,
): [Value | undefined, (next: Value | undefined) => void, () => Value | undefined] {
  const key = `${useMe()?.id ?? ''} ${name}`;
  const latest = () => kept.get(key) as Value | undefined;
  const [value, setValue] = useState(latest);
  const keep = (next: Value | undefined) => {
    if (next === undefined) kept.delete(key);
    else kept.set(key, next);
    setValue(next);
  };
  return [value, keep, latest];
}

/** Deletes all drafts. Called at sign-out. */
export function forgetPageDrafts(): void {
  kept.clear();
}
