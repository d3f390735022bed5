import { useState } from 'react';
import { useLocation } from 'wouter';
import type { MeBody } from '../api/identity.ts';
import { SignOutForm } from '../shell/sign-out-form.tsx';
import { loadSentences } from '../shell/catalogues.ts';
import { useQueryOfAddress } from '../shell/screen-visit.tsx';
import { useSession, useSignOut } from '../shell/session.tsx';
import { useTranslation } from '../shell/translation.tsx';
import { isPhoneFrame } from '../shell/tab-memory.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { Motif } from '../ui/public/motif.tsx';
import { Notice } from '../ui/forms/notice.tsx';
import { afterSignIn, safeNext } from './next-path.ts';
import { SignInForm } from './sign-in-form.tsx';

/**
 * /auth: sign-in and registration; `?role=doctor` for doctors, `?next=` names the page to return to (PAT-SHELL-44…46,
 * C63).
 */
export default function SignInScreen() {
  const { t, language } = useTranslation();
  const query = useQueryOfAddress();
  const { me } = useSession();
  const [, goTo] = useLocation();
  const [proven, setProven] = useState(false);
  const [refused, setRefused] = useState(false);
  const [hasWords, setHasWords] = useState(false);
  const role = query.get('role') === 'doctor' ? 'doctor' : 'patient';
  const next = safeNext(query.get('next'));
  const goOn = (person: MeBody) => goTo(afterSignIn(person.role, next, isPhoneFrame()), { replace: true });
  // Only whoever is refused reads the sentence about an application, so only then its sentences are loaded.
  const refuse = () => {
    setRefused(true);
    void loadSentences(language, ['application']).then(
      () => setHasWords(true),
      () => undefined,
    );
  };
  if (me && !proven)
    return (
      <AlreadySignedIn me={me} next={afterSignIn(me.role, next, typeof window !== 'undefined' && isPhoneFrame())} />
    );
  return (
    <div className="page sign-in-page">
      <div className="stack">
        <Motif />
        <h1>{t(role === 'doctor' ? 'sign-in.title-doctor' : 'sign-in.title')}</h1>
        <p className="muted">{t(role === 'doctor' ? 'sign-in.lead-doctor' : 'sign-in.lead')}</p>
      </div>
      <SignInForm key={role} role={role} onNoAccount={refuse} onProven={() => setProven(true)} onDone={goOn} />
      {refused && role === 'doctor' && (
        <Notice tone="info" announce title={t('sign-in.no-doctor')}>
          <p>{t('sign-in.no-doctor-next')}</p>
          <p className="row">
            <Link href={signInAddress(next)}>{t('sign-in.as-patient')}</Link>{' '}
            {hasWords && (
              <>
                <Link href="/doctor/application-status">{t('join.applied-before')}</Link>{' '}
              </>
            )}
            <Link href="/doctor/apply">{t('search.apply-as-doctor')}</Link>
          </p>
        </Notice>
      )}
      <p>
        {role === 'doctor' ? (
          <Link href={signInAddress(next)}>{t('sign-in.as-patient')}</Link>
        ) : (
          <Link href={signInAddress(next, 'doctor')}>{t('sign-in.as-doctor')}</Link>
        )}
      </p>
    </div>
  );
}

function AlreadySignedIn({ me, next }: { me: MeBody; next: string }) {
  const { t } = useTranslation();
  const signOut = useSignOut();
  return (
    <div className="page sign-in-page">
      <h1>{t('sign-in.already', { name: me.full_name })}</h1>
      <ButtonLink href={next} wide>
        {t('sign-in.go-on')}
      </ButtonLink>
      <SignOutForm onLeave={() => void signOut().catch(() => undefined)}>
        <Button type="submit" look="quiet" wide>
          {t('sign-in.other-person')}
        </Button>
      </SignOutForm>
    </div>
  );
}

/** The address of the sign-in page for another role, with the same page to return to. */
function signInAddress(next: string, role?: 'doctor'): string {
  const query = new URLSearchParams({ ...(role ? { role } : {}), ...(next === '/' ? {} : { next }) }).toString();
  return query ? `/auth?${query}` : '/auth';
}
