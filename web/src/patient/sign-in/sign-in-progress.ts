import { useEffect, useState } from 'react';
import type { CodeChallenge, SecondFactorWanted, SignInWish } from '../../api/identity.ts';

/** A code that was asked for and what was typed for it. */
export interface SignInProgress {
  readonly wish: SignInWish;
  readonly challenge: CodeChallenge;
  /** The code was right, and the account wants its second factor. */
  readonly second?: SecondFactorWanted;
}

interface HistoryState {
  signIn?: SignInProgress;
}

/**
 * The step between the code's request and its proof. It stands in the state of the history entry, so a reload keeps it and
 * the tab's end forgets it; nothing of it goes into browser storage (V-05).
 */
export function useSignInProgress(): [SignInProgress | undefined, (progress: SignInProgress | undefined) => void] {
  const [progress, setProgress] = useState<SignInProgress>();
  useEffect(() => {
    const kept = (history.state as HistoryState | null)?.signIn;
    if (kept && Date.parse((kept.second ?? kept.challenge).expires_at) > Date.now()) setProgress(kept);
  }, []);
  const keep = (next: SignInProgress | undefined) => {
    setProgress(next);
    const { signIn: _before, ...rest } = (history.state ?? {}) as HistoryState;
    history.replaceState(next ? { ...rest, signIn: next } : rest, '');
  };
  return [progress, keep];
}
