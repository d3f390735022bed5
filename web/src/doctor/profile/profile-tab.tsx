import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { ApiProblem } from '../../api/client.ts';
import { availabilityQuery, profileQuery } from '../../api/doctor-practice.ts';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { useQueryOfAddress } from '../../shell/screen-visit.tsx';
import { useSpeech } from '../../shell/speech.tsx';
import type { SentenceKey } from '../../shell/speech.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';
import { LinkTabs } from '../../ui/tabs.tsx';
import { SecurityView } from '../security/security-view.tsx';
import { AvailabilityEditor } from './availability-editor.tsx';
import { DaysOff } from './days-off.tsx';
import { ProfileForm } from './profile-form.tsx';
import '../../ui/card.css';
import './profile.css';

/** Profile Information and Availability Schedule (DOC-DASH-22), and the second factor (C63). All stay while one is looked at, so nothing typed or shown once is lost. */
export default function ProfileTab() {
  const { t } = useSpeech();
  const [path] = useLocation();
  const query = useQueryOfAddress();
  const wanted = query.get('view');
  const view = wanted === 'availability' || wanted === 'security' ? wanted : 'information';
  const tab = (name: string, title: string) => {
    const address = new URLSearchParams(query);
    address.set('view', name);
    return { href: `${path}?${address}`, title, current: name === view };
  };
  return (
    <div className="stack doctor-profile">
      <LinkTabs label={t('profile.tabs')} tabs={[tab('information', t('profile.information')), tab('availability', t('profile.availability')), tab('security', t('security.tab'))]} />
      <div hidden={view !== 'information'}><Information /></div>
      <div hidden={view !== 'availability'}><Schedule /></div>
      <div hidden={view !== 'security'}><SecurityView shown={view === 'security'} /></div>
    </div>
  );
}

function Information() {
  const { data, error, refetch } = useQuery(profileQuery());
  if (data) return <ProfileForm profile={data} />;
  return <Waiting error={error} words="profile.load-failed" onRetry={() => void refetch()} />;
}

function Schedule() {
  const { data, error, refetch } = useQuery(availabilityQuery());
  if (!data) return <Waiting error={error} words="availability.load-failed" onRetry={() => void refetch()} />;
  return (
    <div className="stack">
      <AvailabilityEditor availability={data} />
      <DaysOff zone={data.time_zone} />
    </div>
  );
}

/** Placeholders until the answer comes; a lost session is called by its name (ERR-25, ERR-26). */
function Waiting({ error, words, onRetry }: { error: Error | null; words: SentenceKey; onRetry: () => void }) {
  const { t } = useSpeech();
  if (!error) return <CardSkeletons count={3} />;
  return <LoadFailure words={t(error instanceof ApiProblem && error.status === 401 ? 'profile.not-authenticated' : words)} onRetry={onRetry} />;
}
