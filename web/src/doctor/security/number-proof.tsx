import { useState } from 'react';
import type { CountryCode } from '@tabibu/contract/countries';
import type { CodeChallenge } from '../../api/identity.ts';
import { requestNumberCode, confirmNumber } from '../../api/second-factor.ts';
import { CodeStep } from '../../components/code-step.tsx';

/** Another phone number of the doctor, and the code that was sent to it. */
export interface UnprovenNumber {
  readonly phone: string;
  readonly challenge: CodeChallenge;
}

interface NumberProofProps {
  number: UnprovenNumber;
  country: CountryCode;
  /** The sentence above the field. */
  lead: string;
  onProven: () => Promise<void>;
}

/** Asks for the code that was sent to another number of the doctor. Its caller must load the sentences of `sign-in`. */
export function NumberProof({ number, country, lead, onProven }: NumberProofProps) {
  const [fresh, setFresh] = useState<CodeChallenge>();
  const challenge = fresh ?? number.challenge;
  const prove = async (digits: string) => {
    await confirmNumber(challenge.challenge_id, digits);
    await onProven();
  };
  return (
    <div className="stack">
      <p>{lead}</p>
      <CodeStep
        challenge={challenge}
        country={country}
        onCode={prove}
        onResend={async () => setFresh(await requestNumberCode(number.phone))}
      />
    </div>
  );
}
