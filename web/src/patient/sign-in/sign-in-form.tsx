import { useState } from 'react';
import type { MeBody, SignInWish } from '../../api/identity.ts';
import { useEnterSession } from '../../shell/session.tsx';
import { CodeStep } from './code-step.tsx';
import { DetailsStep } from './details-step.tsx';
import { useSignInProgress } from './sign-in-progress.ts';
import './sign-in.css';

interface SignInFormProps {
  role?: SignInWish['role'];
  /** The code was right; the page learns who the person is just now. */
  onProven?: () => void;
  /** The session is open and the whole page knows the person. */
  onDone: (me: MeBody) => void;
}

/** Registration and sign-in in two steps: who you are, then the code that came by SMS (W01). Used by the page, the welcome sheet and the dialog before booking. */
export function SignInForm({ role = 'patient', onProven, onDone }: SignInFormProps) {
  const enter = useEnterSession();
  const [progress, keep] = useSignInProgress();
  const [typed, setTyped] = useState<SignInWish>();
  if (!progress) {
    return <DetailsStep role={role} typed={typed} onSent={(wish, challenge) => keep({ wish, challenge })} />;
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
  return <CodeStep progress={progress} onResent={(challenge) => keep({ ...progress, challenge })} onChangeNumber={changeNumber} onProven={proven} />;
}
