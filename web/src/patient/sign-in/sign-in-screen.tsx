import { useState } from 'react';
import { useLocation } from 'wouter';
import type { MeBody } from '../../api/identity.ts';
import { useQueryOfAddress } from '../../shell/screen-visit.tsx';
import { useSession, useSignOut } from '../../shell/session.tsx';
import { useSpeech } from '../../shell/speech.tsx';
import { isPhoneFrame } from '../../shell/tab-memory.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Motif } from '../../ui/motif.tsx';
import { doctorPath, safeNext } from './next-path.ts';
import { SignInForm } from './sign-in-form.tsx';

/** /auth, with `?role=doctor` for doctors and `?next=` to come back (PAT-SHELL-44…46, C63). */
export default function SignInScreen() {
  const { t } = useSpeech();
  const query = useQueryOfAddress();
  const { me } = useSession();
  const [, goTo] = useLocation();
  const [proven, setProven] = useState(false);
  const role = query.get('role') === 'doctor' ? 'doctor' : 'patient';
  const next = safeNext(query.get('next'));
  const goOn = (person: MeBody) => goTo(destination(person, next), { replace: true });
  if (me && !proven) return <AlreadySignedIn me={me} next={destination(me, next)} />;
  return (
    <div className="page sign-in-page">
      <div className="stack">
        <Motif />
        <h1>{t(role === 'doctor' ? 'sign-in.title-doctor' : 'sign-in.title')}</h1>
        <p className="muted">{t(role === 'doctor' ? 'sign-in.lead-doctor' : 'sign-in.lead')}</p>
      </div>
      <SignInForm role={role} onProven={() => setProven(true)} onDone={goOn} />
      <p>{role === 'doctor' ? <Link href={doorTo(next)}>{t('sign-in.as-patient')}</Link> : <Link href={doorTo(next, 'doctor')}>{t('sign-in.as-doctor')}</Link>}</p>
    </div>
  );
}

function AlreadySignedIn({ me, next }: { me: MeBody; next: string }) {
  const { t } = useSpeech();
  const signOut = useSignOut();
  return (
    <div className="page sign-in-page">
      <h1>{t('sign-in.already', { name: me.full_name })}</h1>
      <ButtonLink href={next} wide>{t('sign-in.go-on')}</ButtonLink>
      <Button look="quiet" wide onClick={() => void signOut().catch(() => undefined)}>{t('sign-in.other-person')}</Button>
    </div>
  );
}

/** The other way in, back to the same place. */
function doorTo(next: string, role?: 'doctor'): string {
  const query = new URLSearchParams({ ...(role ? { role } : {}), ...(next === '/' ? {} : { next }) }).toString();
  return query ? `/auth?${query}` : '/auth';
}

/** Patients go where they came from, doctors to their own pages; the role is the account's, not the address's (W02). */
function destination(me: MeBody, next: string): string {
  return me.role === 'doctor' ? doctorPath(next, typeof window !== 'undefined' && isPhoneFrame()) : next;
}

