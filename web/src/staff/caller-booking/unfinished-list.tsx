import { useQuery } from '@tanstack/react-query';
import { unfinishedQuery } from '../../api/assisted-bookings.ts';
import type { UnfinishedBookingBody } from '../../api/assisted-bookings.ts';
import { LoadFailure } from '../../shell/load-failure.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Link } from '../../ui/link.tsx';
import { When } from '../frame/when.tsx';
import { callerBookingAddress } from './address.ts';

const REREAD = 20_000;

/** What was begun for callers and can be taken up again; nothing while there is none. */
export function UnfinishedList() {
  const { t } = useTranslation();
  const { data, isError, refetch } = useQuery({
    ...unfinishedQuery(),
    refetchOnMount: 'always',
    refetchInterval: REREAD,
  });
  if (isError && !data) return <LoadFailure words={t('caller-booking.failed')} onRetry={() => void refetch()} />;
  if (!data || data.unfinished.length === 0) return null;
  return (
    <section className="card stack" aria-labelledby="unfinished-calls">
      <h2 id="unfinished-calls">{t('caller-booking.unfinished')}</h2>
      <ul className="unfinished-calls">
        {data.unfinished.map((row) => (
          <li key={row.id}>
            <Row row={row} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Row({ row }: { row: UnfinishedBookingBody }) {
  const { t } = useTranslation();
  const { id, full_name: name, phone_end: end, member, state, payment_stage: stage } = row;
  return (
    <Link href={callerBookingAddress(id)} className="unfinished-call">
      <strong>{t('caller-booking.whose', { name, end })}</strong>
      <span className="small">
        {t('caller-booking.state', { state: stage === null ? state : 'asked' })}
        {' · '}
        {t(member.is_me ? 'caller-booking.by-me' : 'caller-booking.by', { name: member.name })}
      </span>
      <span className="small muted">
        {t('caller-booking.until')} <When at={row.hold_expires_at ?? row.open_until} />
      </span>
    </Link>
  );
}
