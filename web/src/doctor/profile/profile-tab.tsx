import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { ApiProblem } from '../../api/client.ts';
import { availabilityQuery, profileQuery } from '../../api/doctor-practice.ts';
import { LoadFailure } from '../../shell/load-failure.tsx';
import { RecordReadings } from '../../components/record-readings.tsx';
import { useQueryOfAddress } from '../../shell/screen-visit.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import type { SentenceKey } from '../../shell/translation.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';
import { LinkTabs } from '../../ui/tabs.tsx';
import { PasskeysView } from '../../security/passkeys-view.tsx';
import { SecurityView } from '../../security/security-view.tsx';
import { StepUpProvider } from '../../security/step-up.tsx';
import { AvailabilityEditor } from './availability-editor.tsx';
import { DaysOff } from './days-off.tsx';
import { ProfileForm } from './profile-form.tsx';
import '../../ui/public/card.css';
import './profile.css';

/**
 * ?tab=profile: profile, availability (DOC-DASH-22), and second factor (C63) with who opened the record. All three stay
 * mounted, so that nothing typed, and no recovery code shown once, disappears when another one is opened.
 */
export default function ProfileTab() {
  const { t } = useTranslation();
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
      <LinkTabs
        label={t('profile.tabs')}
        tabs={[
          tab('information', t('profile.information')),
          tab('availability', t('profile.availability')),
          tab('security', t('security.tab')),
        ]}
      />
      <div hidden={view !== 'information'}>
        <Information />
      </div>
      <div hidden={view !== 'availability'}>
        <Schedule />
      </div>
      <div hidden={view !== 'security'} className="stack">
        <StepUpProvider>
          <SecurityView shown={view === 'security'} />
          <PasskeysView shown={view === 'security'} forDoctor />
        </StepUpProvider>
        <RecordReadings shown={view === 'security'} />
      </div>
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

/** Placeholders while loading, or the failure. A 401 says that the session has ended (ERR-25, ERR-26). */
function Waiting({ error, words, onRetry }: { error: Error | null; words: SentenceKey; onRetry: () => void }) {
  const { t } = useTranslation();
  if (!error) return <CardSkeletons count={3} />;
  return (
    <LoadFailure
      words={t(error instanceof ApiProblem && error.status === 401 ? 'profile.not-authenticated' : words)}
      onRetry={onRetry}
    />
  );
}
