import { useState } from 'react';
import { requestCode, verifyCode } from '../../api/identity.ts';
import type { MeBody, SignInWish } from '../../api/identity.ts';
import { CodeStep } from '../../parts/code-step.tsx';
import type { SentenceKey } from '../../shell/speech.tsx';
import { useEnterSession } from './enter-session.ts';
import { DetailsStep } from './details-step.tsx';
import { SecondFactorStep } from './second-factor-step.tsx';
import { useSignInProgress } from './sign-in-progress.ts';
import './sign-in.css';

interface SignInFormProps {
  role?: SignInWish['role'];
  /** What is said of a failure for which the server gives no words. */
  failed?: SentenceKey;
  /** The code was right; the page learns who the person is just now. */
  onProven?: () => void;
  /** The session is open and the whole page knows the person. */
  onDone: (me: MeBody) => void;
}

/** Registration and sign-in in two steps: who you are, then the code that came by SMS (W01); where the account wants it, a third: the second factor. Used by the page, the welcome sheet and the dialog before booking. */
export function SignInForm({ role = 'patient', failed = 'sign-in.failed', onProven, onDone }: SignInFormProps) {
  const enter = useEnterSession();
  const [progress, keep] = useSignInProgress();
  const [typed, setTyped] = useState<SignInWish>();
  if (!progress) {
    return <DetailsStep role={role} failed={failed} typed={typed} onSent={(wish, challenge) => keep({ wish, challenge })} />;
  }
  const proven = async (me: MeBody) => {
    onProven?.();
    try {
      await enter(me);
    } catch {
      // The session is open, only the page did not learn it: a new document will.
      location.reload();
      return;
    }
    keep(undefined);
    onDone(me);
  };
  const changeNumber = () => {
    setTyped(progress.wish);
    keep(undefined);
  };
  const { wish, challenge, second } = progress;
  if (second) return <SecondFactorStep challengeId={second.challenge_id} onProven={proven} onStartAgain={changeNumber} />;
  const prove = async (digits: string) => {
    const answer = await verifyCode(challenge.challenge_id, digits);
    if ('second_factor' in answer) keep({ ...progress, second: answer.second_factor });
    else await proven(answer);
  };
  const resend = async () => keep({ wish, challenge: await requestCode(wish) });
  return <CodeStep challenge={challenge} country={wish.country} failed={failed} onCode={prove} onResend={resend} onChangeNumber={changeNumber} />;
}
