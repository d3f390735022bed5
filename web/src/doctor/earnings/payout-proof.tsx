import { useState } from 'react';
import type { CountryCode } from '@tabibu/contract/countries';
import type { Language } from '@tabibu/contract/languages';
import type { CodeChallenge, FactorProof } from '../../api/identity.ts';
import { askOwnPasskey, stepUpByPasskey } from '../../api/passkeys.ts';
import { isProblem } from '../../api/forms/problem-text.ts';
import { requestPhoneProof, requestNumberCode, confirmPhoneProof, stepUp } from '../../api/second-factor.ts';
import { CodeStep } from '../../components/code-step.tsx';
import { ProofForm } from '../../components/proof-form.tsx';
import PasskeyButton from '../../security/passkey-button.tsx';
import { loadSentences } from '../../shell/catalogues.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { NumberProof } from '../security/number-proof.tsx';
import type { UnprovenNumber } from '../security/number-proof.tsx';

type WithdrawalCall = 'POST /api/doctor/withdrawals';

/** The proof that the server demands before it moves money. */
export type WantedProof =
  | { readonly kind: 'authenticator'; /** A passkey will do too. */ readonly passkey: boolean }
  | { readonly kind: 'own-number'; readonly challenge: CodeChallenge }
  | ({ readonly kind: 'other-number' } & UnprovenNumber);

/**
 * Returns the proof that a refusal demands, after requesting its code by SMS if it needs one. Returns undefined if the
 * refusal demands no proof. Throws if the code cannot be sent.
 */
export async function proofWantedBy(
  fault: unknown,
  phone: string,
  language: Language,
): Promise<WantedProof | undefined> {
  // The code step uses the sentences of the sign-in.
  const words = () => loadSentences(language, ['sign-in']);
  if (isProblem<WithdrawalCall>(fault, 'number-unproven')) {
    await words();
    return { kind: 'other-number', phone, challenge: await requestNumberCode(phone) };
  }
  if (!isProblem<WithdrawalCall>(fault, 'step-up-required')) return undefined;
  await words();
  return fault.params['factor'] === 'authenticator'
    ? { kind: 'authenticator', passkey: fault.params['passkey'] === true }
    : { kind: 'own-number', challenge: await requestPhoneProof() };
}

interface PayoutProofProps {
  wanted: WantedProof;
  country: CountryCode;
  onProven: () => Promise<void>;
  onBack: () => void;
}

/**
 * Asks for the proof before a withdrawal: a code by SMS, or one of the authenticator app. `onProven` then repeats the
 * request.
 */
export function PayoutProof({ wanted, country, onProven, onBack }: PayoutProofProps) {
  const { t } = useTranslation();
  const [fresh, setFresh] = useState<CodeChallenge>();
  const byApp = async (proof: FactorProof) => {
    await stepUp(proof);
    await onProven();
  };
  if (wanted.kind === 'authenticator') {
    return (
      <div className="stack">
        <p>{t('money.prove-app-lead')}</p>
        {wanted.passkey && (
          <PasskeyButton
            ask={askOwnPasskey}
            prove={async (id, credential) => {
              await stepUpByPasskey(id, credential);
              await onProven();
            }}
          />
        )}
        <ProofForm submit={t('money.prove-send')} eager onProof={byApp} />
        <Button look="quiet" onClick={onBack}>
          {t('money.prove-back')}
        </Button>
      </div>
    );
  }
  if (wanted.kind === 'other-number') {
    return (
      <div className="stack">
        <NumberProof number={wanted} country={country} lead={t('money.number-lead')} onProven={onProven} />
        <Button look="quiet" onClick={onBack}>
          {t('money.prove-back')}
        </Button>
      </div>
    );
  }
  const challenge = fresh ?? wanted.challenge;
  const byCode = async (digits: string) => {
    await confirmPhoneProof(challenge.challenge_id, digits);
    await onProven();
  };
  return (
    <div className="stack">
      <p>{t('money.prove-lead')}</p>
      <CodeStep
        challenge={challenge}
        country={country}
        onCode={byCode}
        onResend={async () => setFresh(await requestPhoneProof())}
      />
      <Button look="quiet" onClick={onBack}>
        {t('money.prove-back')}
      </Button>
    </div>
  );
}
