import type { DashboardBody } from '../../api/reports.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { ListTable } from '../frame/list-table.tsx';
import type { Column } from '../frame/list-table.tsx';
import { StateChip } from '../frame/state-chip.tsx';
import { When } from '../frame/when.tsx';

type Booking = DashboardBody['recentBookings'][number];

const TONES = { paid: 'good', pending: 'waits', cancelled: 'bad' } as const;

/** The newest bookings, ten at most, with the price of each in its own currency (STF-DASH-03, STF-DASH-06, C18). */
export function RecentBookings({ bookings }: { bookings: readonly Booking[] }) {
  const { t } = useTranslation();
  const columns = useColumns();
  return (
    <section className="stack" aria-labelledby="recent-bookings">
      <h2 id="recent-bookings" className="portal-heading">
        {t('reports.recent-bookings')}
      </h2>
      {bookings.length === 0 ? (
        <p className="card">{t('reports.no-recent-bookings')}</p>
      ) : (
        <ListTable label={t('reports.recent-bookings')} rows={bookings} keyOf={({ id }) => id} columns={columns} />
      )}
    </section>
  );
}

function useColumns(): readonly Column<Booking>[] {
  const { t, money } = useTranslation();
  return [
    {
      name: 'patient',
      title: t('reports.column-patient'),
      cell: ({ full_name: name, person, phone }) => (
        <>
          <strong>{(person ?? name) || t('reports.nobody')}</strong>
          {person !== undefined && (
            <span className="recent-phone">{t('reports.booked-by', { patient: name || t('reports.nobody') })}</span>
          )}
          {phone !== '' && <span className="recent-phone numbers">{phone}</span>}
        </>
      ),
    },
    { name: 'doctor', title: t('reports.column-doctor'), cell: ({ doctor }) => doctor },
    {
      name: 'amount',
      title: t('reports.column-amount'),
      kind: 'numbers',
      cell: ({ amount, currency }) => money({ amount, currency }),
    },
    {
      name: 'status',
      title: t('reports.column-status'),
      cell: ({ payment_status: word }) => <StateChip tone={TONES[word]} word={t(`reports.booking-${word}`)} />,
    },
    { name: 'date', title: t('reports.column-booked'), cell: ({ created_at: at }) => <When at={at} /> },
  ];
}
