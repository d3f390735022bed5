import { useState } from 'react';
import { useMe } from '../shell/session.tsx';

/** By account and name. The server never writes into it. */
const kept = new Map<string, unknown>();

/**
 * What was typed and not sent stays as long as the page is open: another tab of the screen may be looked at, and the session may end and begin
 * again. Only the same account gets it back, and it never gets into the browser's storage (V-05). Keeping `undefined` forgets it.
 * The third of the answer reads what is kept now, for somebody who has waited meanwhile.
 */
export function useKeptHere<Value>(name: string): [Value | undefined, (next: Value | undefined) => void, () => Value | undefined] {
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

/** Forgets all of it: the person has signed out. */
export function forgetKeptHere(): void {
  kept.clear();
}
