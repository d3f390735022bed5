import type { ReactNode } from 'react';
import { wallClockAt } from '@tabibu/contract/clock-times';
import type { DayBody } from '../../api/day-desk.ts';
import { useCountry, useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Link } from '../../ui/link.tsx';
import { callerBookingAddress } from '../caller-booking/address.ts';
import { NumberButton } from './number-button.tsx';

const MINUTE = 60_000;

/**
 * Late doctors, waiting patients, failed calls and unfinished bookings for callers: each list with its people and whom
 * to call about them. What is empty takes no place.
 */
export function DayLists({ day: { late, waiting, failed_calls: failed, unfinished } }: { day: DayBody }) {
  const { t } = useTranslation();
  const minutes = useMinutesSince();
  const clock = useClock();
  const nameOf = useVisitorName();
  if ([late, waiting, failed, unfinished].every((rows) => rows.length === 0))
    return <p className="small muted">{t('house-day.calm')}</p>;
  return (
    <div className="day-lists">
      <List title={t('house-day.late')} rows={late}>
        {(row) => (
          <Row key={row.booking_id} title={row.doctor}>
            <p className="small" suppressHydrationWarning>
              {t('house-day.late-by', {
                minutes: minutes(row.expected_at),
                patient: nameOf(row),
              })}{' '}
              {row.patient_waits && <strong>{t('house-day.patient-waits')}</strong>}
            </p>
            <NumberButton bookingId={row.booking_id} side="doctor" name={row.doctor} />
            <NumberButton bookingId={row.booking_id} side="patient" name={nameOf(row)} />
          </Row>
        )}
      </List>
      <List title={t('house-day.waiting')} rows={waiting}>
        {(row) => (
          <Row key={row.booking_id} title={nameOf(row)}>
            <p className="small" suppressHydrationWarning>
              {t(`house-day.waits-${row.state}`, { doctor: row.doctor, time: clock(row.starts_at) })}
            </p>
            <NumberButton bookingId={row.booking_id} side="patient" name={nameOf(row)} />
          </Row>
        )}
      </List>
      <List title={t('house-day.failed-calls')} rows={failed}>
        {(row) => (
          <Row key={row.booking_id} title={nameOf(row)}>
            <p className="small" suppressHydrationWarning>
              {t('house-day.failed-call', { doctor: row.doctor, time: clock(row.starts_at) })}
            </p>
            <NumberButton bookingId={row.booking_id} side="patient" name={nameOf(row)} />
            {row.case_id !== null && (
              <Link href={`/staff/dashboard/cases/${row.case_id}`}>{t('house-day.open-case')}</Link>
            )}
          </Row>
        )}
      </List>
      <List title={t('house-day.unfinished')} rows={unfinished}>
        {(row) => (
          <Row key={row.id} title={row.caller || t('house-day.nobody')}>
            <p className="small" suppressHydrationWarning>
              {t('house-day.unfinished-row', {
                end: row.phone_end,
                whose: row.is_mine ? 'me' : 'other',
                member: row.member,
                time: clock(row.open_until),
              })}
            </p>
            <Link href={callerBookingAddress(row.id)}>{t('house-day.go-on')}</Link>
          </Row>
        )}
      </List>
    </div>
  );
}

interface ListProps<One> {
  title: string;
  rows: readonly One[];
  children: (row: One) => ReactNode;
}

function List<One>({ title, rows, children }: ListProps<One>) {
  if (rows.length === 0) return null;
  return (
    <section className="card day-list" aria-label={title}>
      <h3>
        {title} <span className="day-count numbers">{rows.length}</span>
      </h3>
      <ul>{rows.map(children)}</ul>
    </section>
  );
}

function Row({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li>
      <strong>{title}</strong>
      {children}
    </li>
  );
}

/** Names whom a row of the day is about: the patient, or a member of the family with who booked. */
export function useVisitorName(): (row: { readonly patient: string; readonly person?: string | undefined }) => string {
  const { t } = useTranslation();
  return ({ patient, person }) => {
    const booker = patient || t('house-day.nobody');
    return person === undefined
      ? booker
      : t('house-day.for-member', { person: person || t('house-day.nobody'), patient: booker });
  };
}

function useMinutesSince(): (instant: string) => number {
  const now = useNow();
  return (instant) => Math.max(0, Math.floor((now - Date.parse(instant)) / MINUTE));
}

/** The clock of an instant in the zone of the reader's country, with its day where that is not today. */
function useClock(): (instant: string) => string {
  const { clock, moment } = useTranslation();
  const zone = useCountry().timeZone ?? 'UTC';
  const now = useNow();
  return (instant) => {
    const { day, time } = wallClockAt(Date.parse(instant), zone);
    return day === wallClockAt(now, zone).day ? clock(time) : moment(instant, zone, now);
  };
}
