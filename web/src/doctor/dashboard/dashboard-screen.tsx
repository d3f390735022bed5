import { Suspense, use, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { overviewQuery } from '../../api/doctor-day.ts';
import { doctorEmergenciesQuery } from '../../api/emergencies.ts';
import { isProblem, problemText } from '../../api/problem-text.ts';
import { forgetKeptHere } from '../../parts/kept-here.ts';
import { LoadFailure } from '../../parts/load-failure.tsx';
import type { Visit } from '../../shell/routes.tsx';
import { AddressContext, useQueryOfAddress } from '../../shell/screen-visit.tsx';
import { useSignOut } from '../../shell/session.tsx';
import { useSpeech } from '../../shell/speech.tsx';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';
import { forgetRingHere } from '../ringing/push-here.ts';
import { PushNote, PushSwitch } from '../ringing/push-switch.tsx';
import { RingNote } from '../ringing/ring-note.tsx';
import { RingingBanner } from '../ringing/ringing-banner.tsx';
import { SoundSwitch } from '../ringing/sound-switch.tsx';
import { usePushHere } from '../ringing/use-push-here.ts';
import { DoctorOnly } from './doctor-only.tsx';
import { TabLinks } from './tab-links.tsx';
import { tabOf } from './tabs.tsx';
import { useMayBeOld } from './use-asking-again.ts';
import { useLiveDay } from './use-live-day.ts';
import { WelcomeOverlay } from './welcome-overlay.tsx';
import '../../ui/card.css';
import './dashboard.css';

/** Where the browser does not notice that the network is back. */
const ASK_AGAIN = 30_000;
const MOBILE = '/doctor/mobile-dashboard';

export function needs({ search, me }: Visit, client: QueryClient): readonly Promise<unknown>[] {
  if (me?.role !== 'doctor') return [];
  const { tab, needs: wanted } = tabOf(search);
  return [tab.load(), client.prefetchQuery(overviewQuery()), client.prefetchQuery(doctorEmergenciesQuery()), ...(wanted ? [client.prefetchQuery(wanted(search))] : [])];
}

/** /doctor/dashboard and /doctor/mobile-dashboard: the doctor's tabs by `?tab=` (DOC-DASH-01, 02, DOC-MOB-01…06). Nobody else sees them. */
export default function DashboardScreen() {
  return <DoctorOnly>{(me) => <Dashboard name={me.full_name} />}</DoctorOnly>;
}

function Dashboard({ name }: { name: string }) {
  const { t } = useSpeech();
  const { path } = use(AddressContext);
  const { name: tabName, title, tab: { Tab } } = tabOf(useQueryOfAddress());
  // A day that never came is asked for again: the tab that asks for news is not there.
  const { data, isError, error, refetch } = useQuery({ ...overviewQuery(), refetchInterval: ({ state }) => (state.status === 'error' && !state.data ? ASK_AGAIN : false) });
  const mayBeOld = useMayBeOld();
  const push = usePushHere();
  useLiveDay();
  const inService = !isProblem(error, 'not-found');
  return (
    <div className="page console">
      {path === MOBILE && <WelcomeOverlay name={name} loading={!data && !isError} />}
      {inService && <RingingBanner />}
      <TabLinks path={path} inService={inService} />
      <div className="console-main">
        <header className="console-head">
          <div><h1>{t(title)}</h1><p className="muted">{name}</p></div>
          <div className="console-head-buttons">
            {inService && <SoundSwitch />}
            {inService && <PushSwitch push={push} />}
            <LogOutButton />
          </div>
        </header>
        {inService && <RingNote />}
        {inService && <PushNote push={push} />}
        {!inService && <Notice tone="warning" title={t('day.not-in-service')}><p>{t('day.not-in-service-note')}</p><p><Link href="/contact">{t('footer.contact')}</Link></p></Notice>}
        <div role="status">{inService && mayBeOld && <p className="console-stale">{t('day.stale')}</p>}</div>
        {inService && isError && !data && <LoadFailure words={problemText(error, t, 'day.failed')} onRetry={() => void refetch()} />}
        {inService && (data !== undefined || !isError) && (
          <Suspense key={tabName} fallback={<CardSkeletons count={3} />}><Tab /></Suspense>
        )}
      </div>
    </div>
  );
}

/** Ends the session on the server first, then goes to `/`; when the server does not answer the doctor stays signed in and is told (W67, API-48). */
function LogOutButton() {
  const { t } = useSpeech();
  const signOut = useSignOut();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const leave = () => {
    setState('busy');
    signOut().then(forgetKeptHere).then(forgetRingHere).catch(() => setState('failed'));
  };
  return (
    <div className="log-out">
      <Button look="secondary" round busy={state === 'busy'} aria-label={t('nav.sign-out')} title={t('nav.sign-out')} onClick={leave}><LogOut size={22} aria-hidden="true" /></Button>
      {state === 'failed' && <p className="danger-text small" role="alert">{t('nav.sign-out-failed')}</p>}
    </div>
  );
}
