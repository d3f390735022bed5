import { use } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { countryOf } from '@tabibu/contract/countries';
import { renewalsQuery } from '../../api/licence-reviews.ts';
import { countryName } from '@tabibu/contract/country-name';
import { AddressContext } from '../../shell/screen-visit.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';
import { Failure } from '../applications/failure.tsx';
import { useDays } from '../applications/use-days.ts';
import { RenewalReview } from './renewal-review.tsx';
import '../../ui/public/card.css';
import '../applications/review-desk.css';

/** Asks for the licences that wait. */
export function ask(client: QueryClient): void {
  void client.prefetchQuery(renewalsQuery());
}

/**
 * The section of new licences, the same in both portals: those that wait, or the one that the address names (I-22).
 */
export default function LicencesTab() {
  const { path, params } = use(AddressContext);
  const id = params['*']?.split('/')[2];
  const base = `/${path.startsWith('/admin') ? 'admin' : 'staff'}/dashboard/licences`;
  if (id) return <RenewalReview key={id} id={id} base={base} />;
  return <Waiting base={base} />;
}

function Waiting({ base }: { base: string }) {
  const { t, language } = useTranslation();
  const days = useDays();
  const { data, error, refetch } = useQuery(renewalsQuery());
  return (
    <>
      <div>
        <h1>{t('staff.licences')}</h1>
        <p className="muted">{t('renewals.lead')}</p>
      </div>
      {!data && !error && <CardSkeletons count={2} />}
      {!data && error && <Failure what="renewals.fail-load" error={error} onRetry={() => void refetch()} />}
      {data && data.renewals.length === 0 && <p className="card">{t('renewals.none')}</p>}
      <ul className="review-waiting">
        {data?.renewals.map(({ id, number, doctor_name: name, country, sent_at: sent }) => (
          <li key={id} className="card review-row">
            <div>
              <strong translate="no">{name}</strong>
              <p className="small muted" suppressHydrationWarning>
                {t('renewals.number', { number })} · {countryName(countryOf(country), language)}
                <br />
                <time dateTime={sent}>{days.moment(sent)}</time> · {days.waits(sent)}
              </p>
            </div>
            <ButtonLink look="secondary" href={`${base}/${id}`} aria-label={t('review.review-of', { name })}>
              {t('review.review')}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </>
  );
}
