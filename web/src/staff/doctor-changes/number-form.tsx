import { useState } from 'react';
import type { FormEvent } from 'react';
import { countryOf } from '@tabibu/contract/countries';
import { changeDoctorNumber, sendDoctorNumberCode } from '../../api/doctor-changes.ts';
import type { DoctorStandingBody } from '../../api/doctor-changes.ts';
import type { CodeChallenge } from '../../api/identity.ts';
import { CodeStep } from '../../components/code-step.tsx';
import { useStepUp } from '../../security/step-up.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useGuardedAction } from '../use-guarded-action.ts';
import { shownNumber } from './shown-number.ts';

interface FormProps {
  doctor: DoctorStandingBody;
  onChanged: (doctor: DoctorStandingBody) => void;
}

/**
 * Gives a doctor another number. A code goes to the new number; the doctor reads it to the member of staff, who types
 * it here.
 */
export function NumberForm({ doctor, onChanged }: FormProps) {
  const { t } = useTranslation();
  const guarded = useStepUp();
  const [challenge, setChallenge] = useState<CodeChallenge>();
  const [done, setDone] = useState(false);
  const send = async (phone: string) => setChallenge(await sendDoctorNumberCode(doctor.id, phone));
  const change = async (sent: CodeChallenge, digits: string) => {
    const changed = await guarded(() => changeDoctorNumber(doctor.id, sent.challenge_id, digits));
    setChallenge(undefined);
    setDone(true);
    onChanged(changed);
  };
  return (
    <section className="card stack" aria-labelledby="doctor-number">
      <h2 id="doctor-number">{t('doctor-changes.number-title')}</h2>
      {done && (
        <Notice tone="success" announce>
          <p>{t('doctor-changes.number-done', { phone: shownNumber(doctor.phone) })}</p>
        </Notice>
      )}
      {challenge === undefined ? (
        <NewNumber doctor={doctor} onSend={send} />
      ) : (
        <>
          <Notice tone="info">
            <p>{t('doctor-changes.read-code')}</p>
          </Notice>
          <CodeStep
            challenge={challenge}
            country={doctor.country}
            failed="staff.failed"
            onCode={(digits) => change(challenge, digits)}
            onResend={() => guarded(() => send(challenge.phone))}
            onChangeNumber={() => setChallenge(undefined)}
          />
        </>
      )}
    </section>
  );
}

interface NewNumberProps {
  doctor: DoctorStandingBody;
  onSend: (phone: string) => Promise<void>;
}

/** The field for the new number, below what follows from it. */
function NewNumber({ doctor, onSend }: NewNumberProps) {
  const { t } = useTranslation();
  const { busy, fault, run } = useGuardedAction();
  const [typed, setTyped] = useState('');
  const { phoneExample: example, dialCode: dial } = countryOf(doctor.country);
  const send = (event: FormEvent) => {
    event.preventDefault();
    void run(() => onSend(typed));
  };
  return (
    <form method="post" className="stack" noValidate onSubmit={send}>
      <p className="small">{t('doctor-changes.number-lead')}</p>
      <ul className="doctor-changes-effects small">
        <li>{t('doctor-changes.number-signs-in')}</li>
        <li>{t('doctor-changes.number-old-told')}</li>
        {doctor.unpaid.includes('withdrawal') && <li>{t('doctor-changes.number-withdrawal')}</li>}
        {doctor.requested.phone !== null && (
          <li>{t('doctor-changes.requested', { value: shownNumber(doctor.requested.phone) })}</li>
        )}
      </ul>
      {doctor.is_busy && (
        <Notice tone="warning">
          <p>{t('doctor-changes.is-busy')}</p>
        </Notice>
      )}
      <TextField
        label={t('doctor-changes.new-number')}
        hint={t('sign-in.phone-hint', { example, dial })}
        name="new-number"
        type="tel"
        inputMode="tel"
        autoComplete="off"
        maxLength={40}
        value={typed}
        error={fault}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" busy={busy} disabled={doctor.is_busy}>
        {t('doctor-changes.send-code')}
      </Button>
    </form>
  );
}
