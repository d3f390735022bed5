import { useState } from 'react';
import { requestPhoneProof, beginSecondFactor, confirmPhoneProof } from '../api/second-factor.ts';
import type { EnrolmentBody } from '../api/second-factor.ts';
import type { CodeChallenge } from '../api/identity.ts';
import { isProblem, problemText } from '../api/forms/problem-text.ts';
import { CodeStep } from '../components/code-step.tsx';
import { loadSentences } from '../shell/catalogues.ts';
import { useCountry } from '../shell/session.tsx';
import { useTranslation } from '../shell/translation.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/forms/notice.tsx';
import { Enrolment } from './enrolment.tsx';

interface SwitchOnProps {
  /** True if the phone was confirmed recently, so that no code by SMS is needed. */
  isProven: boolean;
  /** Asks for the secret; returns nothing if the person did not go through with it. */
  begin?: (() => Promise<EnrolmentBody | undefined>) | undefined;
  onOn: (codes: readonly string[]) => void;
  /** Called when the second factor was switched on elsewhere meanwhile. */
  onAlreadyOn: () => void;
}

type Step =
  | { readonly at: 'start' | 'proof' }
  | { readonly at: 'code'; readonly challenge: CodeChallenge }
  | { readonly at: 'app'; readonly enrolment: EnrolmentBody };

/** Switches the second factor on: a button, then a code by SMS if needed, then the steps with the app. */
export function SwitchOn({ isProven, begin: askSecret = beginSecondFactor, onOn, onAlreadyOn }: SwitchOnProps) {
  const { t, language } = useTranslation();
  const { code: country } = useCountry();
  const [provenNow, setProvenNow] = useState(isProven);
  const [step, setStep] = useState<Step>({ at: 'start' });
  const [state, setState] = useState<{ busy: boolean; fault?: string }>({ busy: false });
  const act = async (work: () => Promise<Step>) => {
    setState({ busy: true });
    try {
      setStep(await work());
      setState({ busy: false });
    } catch (error) {
      setState({ busy: false, fault: problemText(error, t, 'security.failed') });
      if (isProblem<'POST /api/me/second-factor'>(error, 'proof-needed')) {
        setProvenNow(false);
        setStep({ at: 'proof' });
      }
      if (isProblem<'POST /api/me/second-factor'>(error, 'second-factor-on')) onAlreadyOn();
    }
  };
  const begin = async (): Promise<Step> => {
    const enrolment = await askSecret();
    return enrolment ? { at: 'app', enrolment } : { at: 'start' };
  };
  const ask = async (): Promise<Step> => {
    // The code step uses the sentences of the sign-in.
    const [challenge] = await Promise.all([requestPhoneProof(), loadSentences(language, ['sign-in'])]);
    return { at: 'code', challenge };
  };
  const prove = async (challenge: CodeChallenge, digits: string) => {
    await confirmPhoneProof(challenge.challenge_id, digits);
    setProvenNow(true);
    setStep({ at: 'start' });
    await act(begin);
  };
  return (
    <>
      {step.at === 'start' && <p>{t('security.is-off')}</p>}
      {step.at === 'proof' && <p>{t('security.prove-lead')}</p>}
      {state.fault && (
        <Notice tone="danger" announce>
          {state.fault}
        </Notice>
      )}
      {step.at === 'start' && (
        <Button
          busy={state.busy}
          className="security-act"
          onClick={() => void act(provenNow ? begin : async () => ({ at: 'proof' }))}
        >
          {t('security.switch-on')}
        </Button>
      )}
      {step.at === 'proof' && (
        <Button busy={state.busy} className="security-act" onClick={() => void act(ask)}>
          {t('security.send-code')}
        </Button>
      )}
      {step.at === 'code' && (
        <CodeStep
          challenge={step.challenge}
          country={country}
          onCode={(digits) => prove(step.challenge, digits)}
          onResend={async () => setStep(await ask())}
        />
      )}
      {step.at === 'app' && <Enrolment enrolment={step.enrolment} onOn={onOn} onAlreadyOn={onAlreadyOn} />}
      {step.at !== 'start' && (
        <Button
          look="quiet"
          className="security-act"
          onClick={() => {
            setStep({ at: 'start' });
            setState({ busy: false });
          }}
        >
          {t('security.cancel')}
        </Button>
      )}
    </>
  );
}
