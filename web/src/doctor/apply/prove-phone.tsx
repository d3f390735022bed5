import { useEffect, useState } from 'react';
import { countryOf } from '@tabibu/contract/countries';
import { claimApplication } from '../../api/applications.ts';
import type { OwnApplicationBody, SentApplication } from '../../api/applications.ts';
import { requestCode, verifyCode } from '../../api/identity.ts';
import type { CodeChallenge, MeBody, SecondFactorRequired } from '../../api/identity.ts';
import { problemText } from '../../api/forms/problem-text.ts';
import { CodeStep } from '../../components/code-step.tsx';
import { readableNumber } from '../../components/phone-number.ts';
import { useEnterSession } from '../../sign-in/enter-session.ts';
import { SecondFactorStep } from '../../sign-in/second-factor-step.tsx';
import { useMe } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import type { Draft } from './application-draft.ts';

interface ProvePhoneProps {
  draft: Draft;
  sent: SentApplication;
  onBack: () => void;
  onClaimed: (application: OwnApplicationBody) => void;
}

/**
 * The last step: a code by SMS proves the number of the form. It signs the applicant in, so that the status page opens;
 * somebody who is signed in with this number needs no code.
 */
export function ProvePhone({ draft, sent, onBack, onClaimed }: ProvePhoneProps) {
  const { t, language } = useTranslation();
  const me = useMe();
  const enter = useEnterSession();
  const [challenge, setChallenge] = useState<CodeChallenge>();
  const [second, setSecond] = useState<SecondFactorRequired>();
  const [fault, setFault] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const isHere = me?.phone === sent.phone;

  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    setFault(undefined);
    await work().catch(setFault);
    setBusy(false);
  };
  const askCode = async () => {
    const { full_name, country } = draft;
    setChallenge(await requestCode({ phone: sent.phone, full_name, country, language, role: 'patient' }));
  };
  const claim = async () => onClaimed(await claimApplication(sent));
  const proven = async (person: MeBody) => {
    await enter(person);
    await claim();
  };
  useEffect(() => {
    if (isHere) void attempt(claim);
    else void attempt(askCode);
    // Once, when the step opens: later changes of the session come from this step itself.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return (
    <div className="stack">
      <h2>{t('join.prove-title')}</h2>
      <p>{t('join.prove-lead', { phone: readableNumber(countryOf(draft.country), sent.phone) })}</p>
      {fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{problemText(fault, t, 'join.failed')}</p>
          <Button look="secondary" busy={busy} onClick={() => void attempt(isHere ? claim : askCode)}>
            {t('join.again')}
          </Button>
        </Notice>
      )}
      {second !== undefined && (
        <SecondFactorStep
          challengeId={second.challenge_id}
          passkey={second.passkey}
          onProven={proven}
          onStartAgain={onBack}
        />
      )}
      {challenge && second === undefined && !isHere && (
        <CodeStep
          challenge={challenge}
          country={draft.country}
          onCode={async (digits) => {
            const answer = await verifyCode(challenge.challenge_id, digits);
            if ('second_factor' in answer) setSecond(answer.second_factor);
            else await proven(answer);
          }}
          onResend={askCode}
          onChangeNumber={onBack}
        />
      )}
    </div>
  );
}
