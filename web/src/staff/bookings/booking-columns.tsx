import { countryOf } from '@tabibu/contract/countries';
import type { ListedBookingBody } from '../../api/booking-desk.ts';
import { countryName } from '@tabibu/contract/country-name';
import { useTranslation } from '../../shell/translation.tsx';
import { Link } from '../../ui/link.tsx';
import type { Column } from '../frame/list-table.tsx';
import { StateChip } from '../frame/state-chip.tsx';
import { When } from '../frame/when.tsx';

export const BOOKING_COLUMNS = [
  'reference',
  'patient',
  'doctor',
  'starts',
  'kind',
  'country',
  'price',
  'state',
] as const;
export type BookingColumn = (typeof BOOKING_COLUMNS)[number];

/** How the money of a booking looks, in the printed words (STF-BOOK-10). */
export const PAID_TONES = { paid: 'good', pending: 'waits', cancelled: 'bad' } as const;

const TONES = {
  'awaiting-payment': 'waits',
  'payment-unclear': 'waits',
  scheduled: 'good',
  completed: 'quiet',
  cancelled: 'bad',
  missed: 'bad',
} as const;

/** Whom an appointment is for, and who booked it where that is somebody else. */
export function WhoOf({ booking: { patient, person } }: { booking: ListedBookingBody }) {
  const { t } = useTranslation();
  return (
    <>
      <strong>{(person ?? patient) || t('booking-desk.nobody')}</strong>
      {person !== undefined && (
        <span className="booking-payer muted">
          {t('booking-desk.booked-by', { patient: patient || t('booking-desk.nobody') })}
        </span>
      )}
    </>
  );
}

/**
 * Returns the columns of a list of bookings by name: each portal shows those that its people may see. With
 * `paymentsAt`, references lead to their payments below that address.
 */
export function useBookingColumns(
  shown: readonly BookingColumn[],
  paymentsAt: string | undefined,
): readonly Column<ListedBookingBody>[] {
  const { t, money, language } = useTranslation();
  const cells: Readonly<Record<BookingColumn, Omit<Column<ListedBookingBody>, 'name' | 'title'>>> = {
    reference: {
      cell: ({ reference }) =>
        reference === null ? (
          <span className="muted">{t('booking-desk.no-payment')}</span>
        ) : paymentsAt === undefined ? (
          reference
        ) : (
          <Link href={`${paymentsAt}/${reference}`}>{reference}</Link>
        ),
    },
    patient: { cell: (booking) => <WhoOf booking={booking} /> },
    doctor: { cell: ({ doctor }) => doctor },
    starts: { cell: ({ starts_at: at }) => (at === null ? t('booking-desk.no-time') : <When at={at} />) },
    kind: { kind: 'whole', cell: ({ kind }) => t(`booking-desk.kind-${kind}`) },
    price: { kind: 'numbers', cell: ({ price }) => price && money(price) },
    country: { kind: 'whole', cell: ({ country }) => countryName(countryOf(country), language) },
    state: { cell: ({ state }) => <StateChip tone={TONES[state]} word={t(`booking-desk.state-${state}`)} /> },
  };
  return shown.map((name) => ({ name, title: t(`booking-desk.column-${name}`), ...cells[name] }));
}
