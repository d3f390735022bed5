import { useState } from 'react';
import type { MeBody, SecondFactorRequired } from '../api/identity.ts';
import { askPasskey, signInWithPasskey } from '../api/passkeys.ts';
import { signInWithPassword } from '../api/staff.ts';
import type { Portal } from '../api/staff.ts';
import PasskeyButton from '../security/passkey-button.tsx';
import { useTranslation } from '../shell/translation.tsx';
import { SecondFactorStep } from '../sign-in/second-factor-step.tsx';
import { CredentialsForm } from './credentials-form.tsx';
import type { Credentials } from './credentials-form.tsx';

interface PortalSignInProps {
  portal: Portal;
  onProven: (me: MeBody) => Promise<void>;
}

/** The steps of a portal’s sign-in: a passkey, or user name and password, then the authenticator if there is one. */
export function PortalSignIn({ portal, onProven }: PortalSignInProps) {
  const { t } = useTranslation();
  const [challenge, setChallenge] = useState<SecondFactorRequired>();
  const signIn = async (typed: Credentials) => {
    const proven = await signInWithPassword({ portal, ...typed });
    if ('second_factor' in proven) setChallenge(proven.second_factor);
    else await onProven(proven);
  };
  if (challenge !== undefined)
    return (
      <SecondFactorStep
        challengeId={challenge.challenge_id}
        passkey={challenge.passkey}
        onProven={onProven}
        onStartAgain={() => setChallenge(undefined)}
      />
    );
  return (
    <>
      <CredentialsForm button={t('staff.sign-in')} onSend={signIn} />
      <PasskeyButton
        ask={askPasskey}
        prove={async (id, credential) => onProven(await signInWithPasskey(portal, id, credential))}
      />
    </>
  );
}
