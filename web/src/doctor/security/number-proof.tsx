import { useState } from 'react';
import type { CountryCode } from '@tabibu/contract/countries';
import type { CodeChallenge } from '../../api/identity.ts';
import { askNumberCode, proveNumber } from '../../api/second-factor.ts';
import { CodeStep } from '../../parts/code-step.tsx';

/** Another number of the doctor's, and the code that is on its way to it. */
export interface UnprovenNumber { readonly phone: string; readonly challenge: CodeChallenge }

interface NumberProofProps {
  number: UnprovenNumber;
  country: CountryCode;
  /** What is said above the field. */
  lead: string;
  onProven: () => Promise<void>;
}

/** The code that came to another number of the doctor's. Speaks the sentences of `sign-in`. */
export function NumberProof({ number, country, lead, onProven }: NumberProofProps) {
  const [fresh, setFresh] = useState<CodeChallenge>();
  const challenge = fresh ?? number.challenge;
  const prove = async (digits: string) => {
    await proveNumber(challenge.challenge_id, digits);
    await onProven();
  };
  return (
    <div className="stack">
      <p>{lead}</p>
      <CodeStep challenge={challenge} country={country} onCode={prove} onResend={async () => setFresh(await askNumberCode(number.phone))} />
    </div>
  );
}
