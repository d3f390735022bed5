import { useQuery } from '@tanstack/react-query';
import { passSecondFactor } from '../../api/identity.ts';
import type { MeBody } from '../../api/identity.ts';
import { siteQuery } from '../../api/site.ts';
import { ProofForm } from '../../parts/proof-form.tsx';
import { useSpeech } from '../../shell/speech.tsx';
import { Button } from '../../ui/button.tsx';

interface SecondFactorProps {
  challengeId: string;
  onProven: (me: MeBody) => Promise<void>;
  onStartAgain: () => void;
}

/** After the phone: the code of the authenticator app or a recovery code, and what to do without both. Nothing is remembered for the next time. */
export function SecondFactorStep({ challengeId, onProven, onStartAgain }: SecondFactorProps) {
  const { t } = useSpeech();
  return (
    <div className="stack">
      <p role="status">{t('factor.lead')}</p>
      <ProofForm eager submit={t('factor.confirm')} onProof={async (proof) => onProven(await passSecondFactor(challengeId, proof))} />
      <Button look="quiet" onClick={onStartAgain}>{t('factor.start-again')}</Button>
      <details className="factor-lost">
        <summary>{t('factor.lost')}</summary>
        <LostEverything />
      </details>
    </div>
  );
}

/** The ways to reach us that are set (W18); without one, the office. */
function LostEverything() {
  const { t } = useSpeech();
  const { data: site } = useQuery(siteQuery());
  const { phone, email, messaging_url: messages } = site?.contact ?? { phone: null, email: null, messaging_url: null };
  return (
    <div className="stack">
      <p>{t('factor.lost-how')}</p>
      {!phone && !email && !messages && <p>{t('factor.lost-nobody')}</p>}
      {phone && <p><a href={`tel:${phone}`}>{phone}</a></p>}
      {email && <p><a href={`mailto:${email}`}>{email}</a></p>}
      {messages && <p><a href={messages} rel="noreferrer">{t('factor.write')}</a></p>}
    </div>
  );
}
