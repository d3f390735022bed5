import { useEffect, useRef } from 'react';
import { forgetDraft, keepDraft, keptDraft } from './forms/kept-draft.ts';

/** Pause before a write in milliseconds. Browsers allow about three writes to a history entry per second. */
const PAUSE = 400;

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
