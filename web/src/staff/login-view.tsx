import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { MeBody, SecondFactorRequired } from '../api/identity.ts';
import { askPasskey, signInWithPasskey } from '../api/passkeys.ts';
import { signInWithPassword } from '../api/staff.ts';
import type { Portal } from '../api/staff.ts';
import PasskeyButton from '../security/passkey-button.tsx';
import { useTranslation } from '../shell/translation.tsx';
import { useEnterSession } from '../sign-in/enter-session.ts';
import { SecondFactorStep } from '../sign-in/second-factor-step.tsx';
import { CredentialsForm } from './credentials-form.tsx';
import type { Credentials } from './credentials-form.tsx';
import { portalShell } from './lazy-shell.tsx';

/** In milliseconds: what stands behind the sign-in loads while somebody types. */
const AFTER_FIRST_VIEW = 1000;

/** The sign-in of a portal: a passkey, or user name and password, then the authenticator if the account has one. */
export function LoginView({ portal }: { portal: Portal }) {
  const { t, language } = useTranslation();
  const enter = useEnterSession();
  const [, goTo] = useLocation();
  const [challenge, setChallenge] = useState<SecondFactorRequired>();
  useEffect(() => {
    // What cannot be loaded now is loaded after the sign-in, and says so there.
    const timer = setTimeout(() => void portalShell.load(language).catch(() => undefined), AFTER_FIRST_VIEW);
    return () => clearTimeout(timer);
  }, [language]);
  const goOn = async (me: MeBody) => {
    await enter(me);
    goTo(`/${portal}/dashboard`, { replace: true });
  };
  const signIn = async (typed: Credentials) => {
    const proven = await signInWithPassword({ portal, ...typed });
    if ('second_factor' in proven) setChallenge(proven.second_factor);
    else await goOn(proven);
  };
  return (
    <div className="page staff-door">
      <section className="card stack">
        <div>
          <h1>{t(portal === 'admin' ? 'staff.admin-title' : 'staff.staff-title')}</h1>
          <p className="muted">{t(portal === 'admin' ? 'staff.admin-lead' : 'staff.staff-lead')}</p>
        </div>
        {challenge === undefined ? (
          <>
            <CredentialsForm button={t('staff.sign-in')} onSend={signIn} />
            <PasskeyButton
              ask={askPasskey}
              prove={async (id, credential) => goOn(await signInWithPasskey(portal, id, credential))}
            />
          </>
        ) : (
          <SecondFactorStep
            challengeId={challenge.challenge_id}
            passkey={challenge.passkey}
            onProven={goOn}
            onStartAgain={() => setChallenge(undefined)}
          />
        )}
      </section>
    </div>
  );
}
