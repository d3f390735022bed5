import { useEffect, useRef } from 'react';

interface Kept<Draft> {
  readonly owner: string;
  readonly draft: Draft;
}

/** Browsers allow about three writes of a history entry in a second. */
const PAUSE = 400;

type HistoryState = Record<string, unknown> | null;

/**
 * What was typed survives a reload and the way back: it stands in the state of the history entry, never in browser storage
 * (V-05), ends with the tab, and is given back only to the same `owner`. `read` takes it from the form, `restore` puts it back.
 * Returns how to forget it once it was sent.
 */
export function useKeptDraft<Draft>(name: string, owner: string, read: () => Draft, restore: (draft: Draft) => void): () => void {
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

/** What the same person typed under this name in this history entry, if anything. */
export function keptDraft<Draft>(name: string, owner: string): Draft | undefined {
  const kept = (history.state as HistoryState)?.[name] as Kept<Draft> | undefined;
  return kept?.owner === owner ? kept.draft : undefined;
}

/** Keeps what was typed in the history entry. Not more often than about three times in a second. */
export function keepDraft(name: string, owner: string, draft: unknown): void {
  writeState(name, { owner, draft });
}

/** Forgets what was typed under a name. */
export function forgetDraft(name: string): void {
  writeState(name, undefined);
}

function writeState(name: string, value: unknown): void {
  const { [name]: _before, ...rest } = (history.state ?? {}) as Record<string, unknown>;
  history.replaceState(value === undefined ? rest : { ...rest, [name]: value }, '');
}
