import { use, useEffect } from 'react';
import type { ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import type { MeBody } from '@tabibu/contract/identity';
import { problemText } from '../../api/problem-text.ts';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { forgetPersonalCaches } from '../../shell/offline.ts';
import { AddressContext } from '../../shell/screen-visit.tsx';
import { useSession } from '../../shell/session.tsx';
import { useSpeech } from '../../shell/speech.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Motif } from '../../ui/motif.tsx';
import { ScreenSkeleton } from '../../ui/skeleton.tsx';
import { useAskingAgain } from './use-asking-again.ts';
import { useSessionWatch } from './use-session-watch.ts';

/** Shows a doctor's screen to doctors; everybody else learns why not, and a visitor the way in. */
export function DoctorOnly({ children }: { children: (me: MeBody) => ReactNode }) {
  const { t } = useSpeech();
  const { me, known, failure, askAgain } = useSession();
  useSessionWatch(me !== null);
  useAskingAgain();
  // Who was known stays, whatever a later question met.
  if (failure && !known) return <div className="page narrow"><LoadFailure words={problemText(failure, t, 'day.failed')} onRetry={askAgain} /></div>;
  if (!known) return <ScreenSkeleton />;
  if (!me) return <ToSignIn />;
  // Without a network nobody says who this is; what a doctor sees is never kept on the device.
  if (me.id === '') return <div className="page narrow"><LoadFailure words={t('problem.offline')} onRetry={askAgain} /></div>;
  return me.role === 'doctor' ? children(me) : <NotADoctor />;
}

/** A visitor, also one whose session is over, proves to be a doctor first and comes back. Nothing of who was here before stays on the page. */
function ToSignIn() {
  const { t } = useSpeech();
  const client = useQueryClient();
  const [, goTo] = useLocation();
  const { path, search } = use(AddressContext);
  const door = `/auth?role=doctor&next=${encodeURIComponent(search ? `${path}?${search}` : path)}`;
  useEffect(() => {
    client.removeQueries({ queryKey: ['api'] });
    void forgetPersonalCaches();
    goTo(door, { replace: true });
  }, [client, door, goTo]);
  return (
    <div className="page narrow stack">
      <h1>{t('day.title')}</h1>
      <ButtonLink href={door}>{t('day.sign-in')}</ButtonLink>
    </div>
  );
}

function NotADoctor() {
  const { t } = useSpeech();
  return (
    <div className="page narrow stack">
      <Motif />
      <h1>{t('day.not-a-doctor')}</h1>
      <p className="lead">{t('day.not-a-doctor-note')}</p>
      <ButtonLink href="/">{t('day.to-home')}</ButtonLink>
    </div>
  );
}
