import { useState } from 'react';
import { requestCode, verifyCode } from '../api/identity.ts';
import type { MeBody, CodeRequest } from '../api/identity.ts';
import { isProblem } from '../api/forms/problem-text.ts';
import { CodeStep } from '../components/code-step.tsx';
import { refusalIn, useFormReply } from '../components/forms/form-reply.ts';
import type { SentenceKey } from '../shell/translation.tsx';
import { useEnterSession } from './enter-session.ts';
import { LazyWho } from './lazy-who.ts';
import { DetailsStep } from './details-step.tsx';
import { SecondFactorStep } from './second-factor-step.tsx';
import { useSignInProgress } from './sign-in-progress.ts';
import { signedInBefore } from './signed-in-before.ts';
import './sign-in.css';

interface SignInFormProps {
  role?: CodeRequest['role'];
  /** The sentence about a failure for which the server sends none. */
  failed?: SentenceKey;
  /** Called when the code was correct but there is no such account with this number. */
  onNoAccount?: () => void;
  /** Called when the code was correct, before the page knows who is signed in. */
  onProven?: () => void;
  /** Called when the session is open and the whole page knows the account. */
  onDone: (me: MeBody) => void;
}

/**
 * Registration and sign-in in two steps: the person's details, then the code that was sent by SMS (W01). An account
 * with a second factor has a third step. Used by the page /auth, the welcome sheet and the dialog before booking.
 */
export function SignInForm({
  role = 'patient',
  failed = 'sign-in.failed',
  onNoAccount,
  onProven,
  onDone,
}: SignInFormProps) {
  const enter = useEnterSession();
  const answer = useFormReply();
  const [progress, keep] = useSignInProgress(answer);
  const [typed, setTyped] = useState<CodeRequest | undefined>(answer?.wish);
  const [asked, setAsked] = useState<MeBody>();
  const [refused, setRefused] = useState(refusalIn(answer?.step ? answer : undefined));
  if (!progress) {
    return (
      <DetailsStep
        role={role}
        failed={failed}
        typed={typed}
        refused={refused}
        onSent={(wish, challenge) => {
          setRefused(undefined);
          keep({ wish, challenge });
        }}
      />
    );
  }
  const proven = async (me: MeBody) => {
    signedInBefore(true);
    // Nothing follows, no booking either, before the person has said who it is.
    if (me.typed_name !== undefined) return setAsked(me);
    onProven?.();
    try {
      await enter(me);
    } catch {
      // The session is open but the page could not load it: reload the page.
      location.reload();
      return;
    }
    keep(undefined);
    onDone(me);
  };
  const changeNumber = () => {
    setTyped(progress.wish);
    setRefused(undefined);
    keep(undefined);
  };
  if (asked) return <LazyWho.Part me={asked} onChosen={proven} />;
  const { wish, challenge, second } = progress;
  if (second)
    return (
      <SecondFactorStep
        challengeId={second.challenge_id}
        passkey={second.passkey}
        refused={refused}
        onProven={proven}
        onStartAgain={changeNumber}
      />
    );
  const prove = async (digits: string) => {
    const answer = await verifyCode(challenge.challenge_id, digits).catch((error: unknown) => {
      if (isProblem<'POST /api/auth/verify'>(error, 'authentication-failed')) onNoAccount?.();
      throw error;
    });
    if ('second_factor' in answer) keep({ ...progress, second: answer.second_factor });
    else await proven(answer);
  };
  const resend = async () => keep({ wish, challenge: await requestCode(wish) });
  return (
    <CodeStep
      challenge={challenge}
      country={wish.country}
      failed={failed}
      refused={refused}
      onCode={prove}
      onResend={resend}
      onChangeNumber={changeNumber}
    />
  );
}
