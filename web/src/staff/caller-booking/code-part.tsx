import { useState } from 'react';
import { proveCaller, sendAssistedCode } from '../../api/assisted-bookings.ts';
import type { AssistedBookingBody, BegunBody } from '../../api/assisted-bookings.ts';
import { ApiProblem } from '../../api/client.ts';
import type { CodeChallenge } from '../../api/identity.ts';
import { CodeStep } from '../../components/code-step.tsx';
import { useTranslation } from '../../shell/translation.tsx';

interface CodeProps {
  assisted: AssistedBookingBody;
  challenge: CodeChallenge;
  onSent: (begun: BegunBody) => void;
  onChanged: (assisted: AssistedBookingBody) => void;
  onCorrect: () => void;
}

/** The words that are read out, whether the caller agrees, and the code that the caller reads back. */
export function CodePart({ assisted, challenge, onSent, onChanged, onCorrect }: CodeProps) {
  const { t } = useTranslation();
  const [agreed, setAgreed] = useState(false);
  const { caller, consent, id } = assisted;
  const prove = async (digits: string) => {
    if (!agreed) throw new ApiProblem('caller-not-agreed', 422, {}, t('caller-booking.agree-first'));
    onChanged(await proveCaller(id, challenge.challenge_id, digits));
  };
  const resend = async () => {
    const { phone, full_name, country, language } = caller;
    onSent(await sendAssistedCode(id, { phone, full_name, country, language }));
  };
  return (
    <section className="card stack caller-card" aria-labelledby="caller-code">
      <h2 id="caller-code">{t('caller-booking.read-out')}</h2>
      <blockquote className="caller-words" lang={caller.language}>
        {consent}
      </blockquote>
      <label className="caller-agrees">
        <input type="checkbox" name="agreed" checked={agreed} onChange={({ target }) => setAgreed(target.checked)} />
        {t('caller-booking.agrees', { name: caller.full_name })}
      </label>
      <CodeStep
        challenge={challenge}
        country={caller.country}
        failed="caller-booking.failed"
        onCode={prove}
        onResend={resend}
        onChangeNumber={onCorrect}
      />
    </section>
  );
}
