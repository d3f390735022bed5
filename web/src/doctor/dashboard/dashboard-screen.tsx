import { Suspense, use, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { LogOut } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { ownApplicationQuery } from '../../api/applications.ts';
import { overviewQuery } from '../../api/doctor-day.ts';
import { doctorEmergenciesQuery } from '../../api/emergencies.ts';
import { licenceQuery } from '../../api/licences.ts';
import { isProblem, problemText } from '../../api/forms/problem-text.ts';
import { forgetPageDrafts } from '../../components/forms/page-draft.ts';
import { LoadFailure } from '../../shell/load-failure.tsx';
import { SignOutForm } from '../../shell/sign-out-form.tsx';
import { usePushSubscription } from '../../components/use-push-here.ts';
import type { Visit } from '../../shell/screen-file.ts';
import { AddressContext, useQueryOfAddress } from '../../shell/screen-visit.tsx';
import { useSignOut } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';
import { ApplicationBanner } from '../application-status/application-banner.tsx';
import { LicenceNotice } from '../licence/licence-notice.tsx';
import { clearDismissedEmergencies } from '../ringing/put-off.ts';
import { PushNote, PushSwitch } from '../ringing/push-switch.tsx';
import { RingNote } from '../ringing/ring-note.tsx';
import { RingingBanner } from '../ringing/ringing-banner.tsx';
import { SoundSwitch } from '../ringing/sound-switch.tsx';
import { ApplicantDashboard, application } from './applicant-dashboard.tsx';
import { DoctorOnly } from './doctor-only.tsx';
import { TabLinks } from './tab-links.tsx';
import { tabOf } from './tabs.tsx';
import { useHasStaleData } from './use-retry-failed.ts';
import { useLiveDay } from './use-live-day.ts';
import { WelcomeOverlay } from './welcome-overlay.tsx';
import '../../ui/public/card.css';
import './dashboard.css';

/** The pause before a retry, in milliseconds: a browser does not always notice that the network is back. */
const ASK_AGAIN = 30_000;
const MOBILE = '/doctor/mobile-dashboard';

export function code({ search, me }: Pick<Visit, 'search' | 'me'>): Promise<unknown> | undefined {
  if (me?.role === 'doctor') return tabOf(search).tab.load();
  return me && tabOf(search).name === 'application' ? application.load() : undefined;
}

export function needs(visit: Visit, client: QueryClient): readonly Promise<unknown>[] {
  const { search, me } = visit;
  if (me?.role === 'patient') return [Promise.resolve(code(visit)), client.prefetchQuery(ownApplicationQuery())];
  if (me?.role !== 'doctor') return [];
  const { needs: wanted } = tabOf(search);
  return [
    Promise.resolve(code(visit)),
    client.prefetchQuery(overviewQuery()),
    client.prefetchQuery(licenceQuery()),
    client.prefetchQuery(doctorEmergenciesQuery()),
    ...(wanted ? [client.prefetchQuery(wanted(search))] : []),
  ];
}

/**
 * /doctor/dashboard and /doctor/mobile-dashboard: the doctor's tabs, chosen by `?tab=` (DOC-DASH-01, 02,
 * DOC-MOB-01…06). Only a doctor sees them; an applicant sees where the application stands.
 */
export default function DashboardScreen() {
  return <DoctorOnly applicant={ApplicantDashboard}>{(me) => <Dashboard name={me.full_name} />}</DoctorOnly>;
}

function Dashboard({ name }: { name: string }) {
  const { t } = useTranslation();
  const { path } = use(AddressContext);
  const query = useQueryOfAddress();
  const {
    name: tabName,
    title,
    tab: { Tab },
    openOutOfService,
  } = tabOf(query);
  // If the overview was never loaded, it is polled here: the tab that polls it otherwise is not rendered.
  const { data, isError, error, refetch } = useQuery({
    ...overviewQuery(),
    refetchInterval: ({ state }) => (state.status === 'error' && !state.data ? ASK_AGAIN : false),
  });
  const mayBeOld = useHasStaleData();
  const push = usePushSubscription();
  useLiveDay();
  const inService = !isProblem<'GET /api/doctor/overview'>(error, 'not-found');
  const why = useQuery({ ...licenceQuery(), enabled: !inService }).data?.out_of_service;
  return (
    <div className="page console">
      {path === MOBILE && <WelcomeOverlay name={name} loading={!data && !isError} />}
      {inService && <RingingBanner />}
      <TabLinks path={path} inService={inService} />
      <div className="console-main">
        <header className="console-head">
          <div>
            <h1>{t(title)}</h1>
            <p className="muted">{name}</p>
          </div>
          <div className="console-head-buttons">
            {inService && <SoundSwitch />}
            {inService && <PushSwitch push={push} />}
            <LogOutButton />
          </div>
        </header>
        {query.get('leaving') === '1' && (
          <p>
            <Link href="/more?erase=1">{t('day.back-to-erase')}</Link>
          </p>
        )}
        {inService && <RingNote />}
        {inService && <PushNote push={push} />}
        {inService && tabName !== 'application' && <LicenceNotice path={path} />}
        {!inService && <ApplicationBanner />}
        {!inService && (
          <Notice tone="warning" title={t('day.not-in-service')}>
            <p>{t('day.not-in-service-note', { why: why ?? 'none' })}</p>
            <p>{t('day.not-in-service-money')}</p>
            <p>
              <Link href="/contact">{t('footer.contact')}</Link>
            </p>
          </Notice>
        )}
        <div role="status">{inService && mayBeOld && <p className="console-stale">{t('day.stale')}</p>}</div>
        {inService && isError && !data && (
          <LoadFailure words={problemText(error, t, 'day.failed')} onRetry={() => void refetch()} />
        )}
        {(inService ? data !== undefined || !isError : openOutOfService) && (
          <Suspense key={tabName} fallback={<CardSkeletons count={3} />}>
            <Tab />
          </Suspense>
        )}
      </div>
    </div>
  );
}

/**
 * Ends the session on the server and then goes to `/`. If the server does not answer, the doctor stays signed in and is
 * told so (W67, API-48).
 */
function LogOutButton() {
  const { t } = useTranslation();
  const signOut = useSignOut();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const leave = () => {
    setState('busy');
    signOut()
      .then(forgetPageDrafts)
      .then(clearDismissedEmergencies)
      .catch(() => setState('failed'));
  };
  return (
    <div className="log-out">
      <SignOutForm onLeave={leave}>
        <Button
          type="submit"
          look="secondary"
          round
          busy={state === 'busy'}
          aria-label={t('nav.sign-out')}
          title={t('nav.sign-out')}
        >
          <Icon node={LogOut} size={22} />
        </Button>
      </SignOutForm>
      {state === 'failed' && (
        <p className="danger-text small" role="alert">
          {t('nav.sign-out-failed')}
        </p>
      )}
    </div>
  );
}
