import { use, useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import type { MeBody } from '@tabibu/contract/identity';
import { ownApplicationQuery } from '../../api/applications.ts';
import { problemText } from '../../api/forms/problem-text.ts';
import { LoadFailure } from '../../shell/load-failure.tsx';
import { forgetPersonalCaches } from '../../shell/offline.ts';
import { AddressContext } from '../../shell/screen-visit.tsx';
import { useSession, useSignOut } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Motif } from '../../ui/public/motif.tsx';
import { ScreenSkeleton } from '../../ui/skeleton.tsx';
import { useRetryFailed } from './use-retry-failed.ts';
import { useSessionWatch } from '../../components/use-session-watch.ts';

interface DoctorOnlyProps {
  children: (me: MeBody) => ReactNode;
  applicant?: ComponentType<{ name: string }> | undefined;
}

/**
 * Renders a screen for a signed-in doctor. A visitor is sent to the sign-in. Whoever has applied and is not approved
 * sees `applicant`, if it is given; any other person is told that the page is for doctors.
 */
export function DoctorOnly({ children, applicant }: DoctorOnlyProps) {
  const { t } = useTranslation();
  const { me, known, failure, askAgain } = useSession();
  useSessionWatch(me !== null);
  useRetryFailed();
  // If it is already known who is signed in, a later failed request does not change that.
  if (failure && !known)
    return (
      <div className="page narrow">
        <LoadFailure words={problemText(failure, t, 'day.failed')} onRetry={askAgain} />
      </div>
    );
  if (!known) return <ScreenSkeleton />;
  if (!me) return <ToSignIn />;
  // Without a network it cannot be verified who this is, and a doctor's data is never stored on the device.
  if (me.id === '')
    return (
      <div className="page narrow">
        <LoadFailure words={t('problem.offline')} onRetry={askAgain} />
      </div>
    );
  return me.role === 'doctor' ? children(me) : <NotADoctor name={me.full_name} applicant={applicant} />;
}

/**
 * Sends a visitor, or a doctor whose session has ended, to the sign-in and back afterwards. Deletes all loaded data of
 * the person who was signed in before. Whoever signed out is on the way to another page, whose code may still load
 * while this one is shown: they are not called back.
 */
function ToSignIn() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [address, goTo] = useLocation();
  const { path, search } = use(AddressContext);
  const hasLeft = address !== path;
  const door = doorTo(path, search);
  useEffect(() => {
    client.removeQueries({ queryKey: ['api'] });
    void forgetPersonalCaches();
    if (!hasLeft) goTo(door, { replace: true });
  }, [client, door, goTo, hasLeft]);
  return (
    <div className="page narrow stack">
      <h1>{t('day.title')}</h1>
      <ButtonLink href={door}>{t('day.sign-in')}</ButtonLink>
    </div>
  );
}

/** The sign-in of doctors that comes back to this page. */
function doorTo(path: string, search: string): string {
  return `/auth?role=doctor&next=${encodeURIComponent(search ? `${path}?${search}` : path)}`;
}

/**
 * For somebody who is signed in as a patient, such as an applicant on the phone of the application: both ways on, so
 * that nobody has to find out how to sign out first.
 */
function NotADoctor({ name, applicant: Applicant }: Pick<DoctorOnlyProps, 'applicant'> & { name: string }) {
  const { t } = useTranslation();
  const { path, search } = use(AddressContext);
  const signOut = useSignOut(doorTo(path, search));
  const { data: application } = useQuery(ownApplicationQuery());
  // Signing in as a doctor is refused until the approval: it would be a loop.
  const waits = (application?.status ?? 'approved') !== 'approved';
  const [state, setState] = useState<{ busy: boolean; fault?: unknown }>({ busy: false });
  const change = async () => {
    setState({ busy: true });
    await signOut().catch((fault: unknown) => setState({ busy: false, fault }));
  };
  if (waits && Applicant) return <Applicant name={name} />;
  return (
    <div className="page narrow stack">
      <Motif />
      <h1>{t('day.not-a-doctor')}</h1>
      <p className="lead">{t(waits ? 'day.application-waits' : 'day.not-a-doctor-note')}</p>
      {state.fault !== undefined && <p role="alert">{problemText(state.fault, t)}</p>}
      {!waits && (
        <Button busy={state.busy} onClick={() => void change()}>
          {t('day.sign-in')}
        </Button>
      )}
      <ButtonLink look={waits ? 'primary' : 'secondary'} href="/doctor/application-status">
        {t('day.my-application')}
      </ButtonLink>
      <ButtonLink look="quiet" href="/">
        {t('day.to-home')}
      </ButtonLink>
    </div>
  );
}
