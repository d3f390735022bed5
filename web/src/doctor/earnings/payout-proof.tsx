import { useState } from 'react';
import type { CountryCode } from '@tabibu/contract/countries';
import type { Language } from '@tabibu/contract/languages';
import type { CodeChallenge, FactorProof } from '../../api/identity.ts';
import { isProblem } from '../../api/problem-text.ts';
import { askForProof, askNumberCode, giveProof, stepUp } from '../../api/second-factor.ts';
import { CodeStep } from '../../parts/code-step.tsx';
import { ProofForm } from '../../parts/proof-form.tsx';
import { learnSentences } from '../../shell/catalogues.ts';
import { useSpeech } from '../../shell/speech.tsx';
import { Button } from '../../ui/button.tsx';
import { NumberProof } from '../security/number-proof.tsx';
import type { UnprovenNumber } from '../security/number-proof.tsx';

/** What the server wants to see before it moves money. */
export type WantedProof =
  | { readonly kind: 'authenticator' }
  | { readonly kind: 'own-number'; readonly challenge: CodeChallenge }
  | ({ readonly kind: 'other-number' } & UnprovenNumber);

/** The proof that a refusal asks for, with its code already on the way; undefined when the refusal asks for none. */
export async function proofWantedBy(fault: unknown, phone: string, language: Language): Promise<WantedProof | undefined> {
  // The words around a code are those of the sign-in.
  const words = () => learnSentences(language, ['sign-in']);
  if (isProblem(fault, 'number-unproven')) {
    await words();
    return { kind: 'other-number', phone, challenge: await askNumberCode(phone) };
  }
  if (!isProblem(fault, 'step-up-required')) return undefined;
  await words();
  return fault.params['factor'] === 'authenticator' ? { kind: 'authenticator' } : { kind: 'own-number', challenge: await askForProof() };
}

interface PayoutProofProps {
  wanted: WantedProof;
  country: CountryCode;
  onProven: () => Promise<void>;
  onBack: () => void;
}

/** One step between the request and the money: a code to the phone, or of the authenticator. Afterwards the request goes on by itself. */
export function PayoutProof({ wanted, country, onProven, onBack }: PayoutProofProps) {
  const { t } = useSpeech();
  const [fresh, setFresh] = useState<CodeChallenge>();
  const byApp = async (proof: FactorProof) => {
    await stepUp(proof);
    await onProven();
  };
  if (wanted.kind === 'authenticator') {
    return (
      <div className="stack">
        <p>{t('money.prove-app-lead')}</p>
        <ProofForm submit={t('money.prove-send')} eager onProof={byApp} />
        <Button look="quiet" onClick={onBack}>{t('money.prove-back')}</Button>
      </div>
    );
  }
  if (wanted.kind === 'other-number') {
    return (
      <div className="stack">
        <NumberProof number={wanted} country={country} lead={t('money.number-lead')} onProven={onProven} />
        <Button look="quiet" onClick={onBack}>{t('money.prove-back')}</Button>
      </div>
    );
  }
  const challenge = fresh ?? wanted.challenge;
  const byCode = async (digits: string) => {
    await giveProof(challenge.challenge_id, digits);
    await onProven();
  };
  return (
    <div className="stack">
      <p>{t('money.prove-lead')}</p>
      <CodeStep challenge={challenge} country={country} onCode={byCode} onResend={async () => setFresh(await askForProof())} />
      <Button look="quiet" onClick={onBack}>{t('money.prove-back')}</Button>
    </div>
  );
}
