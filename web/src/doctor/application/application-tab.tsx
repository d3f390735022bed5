import { useQuery } from '@tanstack/react-query';
import { BadgeCheck } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { wallClockAt } from '@tabibu/contract/clock-times';
import { ownApplicationQuery } from '../../api/applications.ts';
import { licenceQuery } from '../../api/licences.ts';
import { overviewQuery } from '../../api/doctor-day.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';
import { ApplicationView } from '../application-status/application-view.tsx';
import { LicenceCard } from '../licence/licence-card.tsx';
import { stageOf, useLongDay } from '../licence/licence-words.ts';
import './application.css';

/**
 * ?tab=application: says since when the doctor is verified, and shows the application of a doctor who applied here
 * (DOC-STAT-04, W61). Every doctor who can open this tab has been verified.
 */
export default function ApplicationTab() {
  const { t } = useTranslation();
  const date = useLongDay();
  const { data } = useQuery(overviewQuery());
  const { data: application } = useQuery(ownApplicationQuery());
  const { data: own } = useQuery(licenceQuery());
  const licence = own?.licence;
  const isDone = licence ? stageOf(licence) === 'far' : false;
  if (!data) return <CardSkeletons count={1} />;
  const { verified_at: at, time_zone: zone } = data.doctor;
  return (
    <>
      <section className="card application">
        <Icon node={BadgeCheck} size={40} />
        <div className="stack">
          <h2>{t('day.verified')}</h2>
          <p>{t('day.verified-since', { day: date(wallClockAt(at, zone).day) })}</p>
          {isDone && <p className="muted">{t('day.verified-note')}</p>}
        </div>
      </section>
      <LicenceCard zone={zone} />
      {application && <ApplicationView application={application} />}
    </>
  );
}
