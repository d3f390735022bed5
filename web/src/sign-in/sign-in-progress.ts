import { useEffect, useState } from 'react';
import type { FormReply } from '../components/forms/form-reply.ts';
import type { CodeChallenge, SecondFactorRequired, CodeRequest } from '../api/identity.ts';
import { serverNow } from '../api/device.ts';

/** A code that was requested, and the details that it was requested with. */
export interface SignInProgress {
  readonly wish: CodeRequest;
  readonly challenge: CodeChallenge;
  /** Set when the code was correct and the account requires its second factor. */
  readonly second?: SecondFactorRequired;
}

interface HistoryState {
  signIn?: SignInProgress;
}

/**
 * The state between requesting a code and entering it. It is stored in the history entry: a reload keeps it, closing
 * the tab deletes it, and nothing is written to browser storage (V-05). After a form that was sent without script, it
 * starts with the server's answer.
 */
export function useSignInProgress(
  answer?: FormReply,
): [SignInProgress | undefined, (progress: SignInProgress | undefined) => void] {
  const [progress, setProgress] = useState(progressIn(answer));
  useEffect(() => {
    const kept = (history.state as HistoryState | null)?.signIn;
    if (kept && Date.parse((kept.second ?? kept.challenge).expires_at) > serverNow()) setProgress(kept);
    // Only what the history holds when the screen opens counts.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const keep = (next: SignInProgress | undefined) => {
    setProgress(next);
    const { signIn: _before, ...rest } = (history.state ?? {}) as HistoryState;
    history.replaceState(next ? { ...rest, signIn: next } : rest, '');
  };
  return [progress, keep];
}

function progressIn(answer: FormReply | undefined): SignInProgress | undefined {
  if (!answer?.wish || !answer.challenge || answer.step === 'sign-in') return undefined;
  return { wish: answer.wish, challenge: answer.challenge, ...(answer.second ? { second: answer.second } : {}) };
}
