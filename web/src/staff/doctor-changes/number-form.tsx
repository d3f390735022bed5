import { useState } from 'react';
import type { FormEvent } from 'react';
import { countryOf } from '@tabibu/contract/countries';
import {
  changeDoctorNumber,
  confirmOldNumber,
  sendDoctorNumberCode,
  sendOldNumberCode,
} from '../../api/doctor-changes.ts';
import type { DoctorStandingBody } from '../../api/doctor-changes.ts';
import type { CodeChallenge } from '../../api/identity.ts';
import { CodeStep } from '../../components/code-step.tsx';
import { useStepUp } from '../../security/step-up.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { useGuardedAction } from '../use-guarded-action.ts';
import { shownNumber } from './shown-number.ts';

interface FormProps {
  doctor: DoctorStandingBody;
  onChanged: (doctor: DoctorStandingBody) => void;
}

/**
 * Gives a doctor another number. A code goes to the new number, then one to the present number; the doctor reads both
 * to the member of staff, who types them here. Where the present number does not answer, a second person decides after
 * a day.
 */
export function NumberForm({ doctor, onChanged }: FormProps) {
  const { t } = useTranslation();
  const guarded = useStepUp();
  const [challenge, setChallenge] = useState<{ sent: CodeChallenge; to: 'new' | 'old' }>();
  const [done, setDone] = useState<'asked' | 'changed'>();
  const send = async (phone: string) => setChallenge({ sent: await sendDoctorNumberCode(doctor.id, phone), to: 'new' });
  const sendOld = async () => setChallenge({ sent: await sendOldNumberCode(doctor.id), to: 'old' });
  const prove = async ({ sent, to }: { sent: CodeChallenge; to: 'new' | 'old' }, digits: string) => {
    const act = to === 'new' ? changeDoctorNumber : confirmOldNumber;
    const standing = await guarded(() => act(doctor.id, sent.challenge_id, digits));
    setChallenge(undefined);
    setDone(to === 'new' ? 'asked' : 'changed');
    onChanged(standing);
  };
  return (
    <section className="card stack" aria-labelledby="doctor-number">
      <h2 id="doctor-number">{t('doctor-changes.number-title')}</h2>
      {done === 'changed' && (
        <Notice tone="success" announce>
          <p>{t('doctor-changes.number-done', { phone: shownNumber(doctor.phone) })}</p>
        </Notice>
      )}
      {challenge === undefined && done === 'asked' && <OldNumber phone={doctor.phone} onSend={sendOld} />}
      {challenge === undefined && done !== 'asked' && <NewNumber doctor={doctor} onSend={send} />}
      {challenge !== undefined && (
        <>
          <Notice tone="info">
            <p>{t('doctor-changes.read-code')}</p>
          </Notice>
          <CodeStep
            key={challenge.to}
            challenge={challenge.sent}
            country={doctor.country}
            failed="staff.failed"
            onCode={(digits) => prove(challenge, digits)}
            onResend={() => guarded(() => (challenge.to === 'new' ? send(challenge.sent.phone) : sendOld()))}
            onChangeNumber={() => setChallenge(undefined)}
          />
        </>
      )}
    </section>
  );
}

/** The second step: a code to the present number, or nothing more where it does not answer. */
function OldNumber({ phone, onSend }: { phone: string; onSend: () => Promise<void> }) {
  const { t } = useTranslation();
  const { busy, fault, run } = useGuardedAction();
  return (
    <>
      <Notice tone="info" announce>
        <p>{t('doctor-changes.old-number-lead', { phone: shownNumber(phone) })}</p>
        <p>{t('doctor-changes.old-number-lost')}</p>
      </Notice>
      {fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{fault}</p>
        </Notice>
      )}
      <Button busy={busy} onClick={() => void run(onSend)}>
        {t('doctor-changes.send-old-code')}
      </Button>
    </>
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
