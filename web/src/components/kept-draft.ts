import { useEffect, useRef } from 'react';

interface Kept<Draft> {
  readonly owner: string;
  readonly draft: Draft;
}

/** Pause before a write in milliseconds. Browsers allow about three writes to a history entry per second. */
const PAUSE = 400;

type HistoryState = Record<string, unknown> | null;

/**
 * Keeps what was typed over a reload and over going back. It is kept in the history entry and never in browser storage
 * (V-05), ends with the tab, and is restored only for the same `owner`. `read` takes the draft from the form; `restore`
 * puts it back. Returns a function that deletes the draft once it was sent.
 */
export function useKeptDraft<Draft>(
  name: string,
  owner: string,
  read: () => Draft,
  restore: (draft: Draft) => void,
): () => void {
  const latest = useRef({ read, restore });
  const sent = useRef(false);
  useEffect(() => {
    latest.current = { read, restore };
  });
  useEffect(() => {
    const kept = keptDraft<Draft>(name, owner);
    if (kept !== undefined) latest.current.restore(kept);
    let pause: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      if (!sent.current) keepDraft(name, owner, latest.current.read());
    };
    const keepSoon = () => {
      clearTimeout(pause);
      pause = setTimeout(keep, PAUSE);
    };
    document.addEventListener('input', keepSoon);
    return () => {
      clearTimeout(pause);
      document.removeEventListener('input', keepSoon);
    };
  }, [name, owner]);
  return () => {
    sent.current = true;
    forgetDraft(name);
  };
}

/** Returns the draft of this name and owner in the current history entry, if any. */
export function keptDraft<Draft>(name: string, owner: string): Draft | undefined {
  const kept = (history.state as HistoryState)?.[name] as Kept<Draft> | undefined;
  return kept?.owner === owner ? kept.draft : undefined;
}

/** Stores a draft in the current history entry. Call it at most about three times a second. */
export function keepDraft(name: string, owner: string, draft: unknown): void {
  writeState(name, { owner, draft });
}

/** Deletes the draft of a name from the current history entry. */
export function forgetDraft(name: string): void {
  writeState(name, undefined);
}

function writeState(name: string, value: unknown): void {
  const { [name]: _before, ...rest } = (history.state ?? {}) as Record<string, unknown>;
  history.replaceState(value === undefined ? rest : { ...rest, [name]: value }, '');
}
