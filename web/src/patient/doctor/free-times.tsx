import { useQuery } from '@tanstack/react-query';
import type { SlotBody } from '@tabibu/contract/slots';
import { wallClockAt } from '@tabibu/contract/clock-times';
import type { DoctorPageBody } from '@tabibu/contract/doctors';
import { freeSlotsQuery } from '../../api/public/doctors.ts';
import { useForWhom, withChosen } from '../../components/public/book-path.ts';
import { LoadFailure } from '../../shell/load-failure.tsx';
import { useCountry, useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Link } from '../../ui/link.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';

export const SHOWN_DAYS = 7;
const DAYS_WITH_TIMES = 3;
const TIMES_A_DAY = 4;

/** The next free times on the visitor's clock. Each one links to the booking page with that time chosen. */
export function FreeTimes({ doctor }: { doctor: DoctorPageBody }) {
  const { t, day, clock } = useTranslation();
  const country = useCountry();
  const now = useNow();
  const forWhom = useForWhom();
  const found = useQuery(freeSlotsQuery(doctor.id, country.code, SHOWN_DAYS));
  if (!found.data)
    return found.isPending ? (
      <CardSkeletons count={1} />
    ) : (
      <LoadFailure words={t('doctor.times-failed')} onRetry={() => void found.refetch()} />
    );
  const { slots, patient_time_zone: mine, doctor_time_zone: theirs } = found.data;
  const days = firstDays(slots);
  const today = wallClockAt(now, mine).day;
  const differs = slots.some((slot) => slot.patient_time !== slot.doctor_time);
  return (
    <section className="card stack free-times">
      <h2>{t('doctor.free-times')}</h2>
      {days.length === 0 && <p>{t('doctor.not-free')}</p>}
      {days.map(([date, times]) => (
        <div key={date}>
          <h3 suppressHydrationWarning>{day(date, today)}</h3>
          <ul className="free-times-list">
            {times.slice(0, TIMES_A_DAY).map((slot) => (
              <li key={slot.starts_at}>
                <Link
                  className="chip time numbers"
                  href={withChosen(`/book/${doctor.id}`, { at: slot.starts_at, forWhom })}
                >
                  {clock(slot.patient_time)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {differs && mine !== theirs && slots[0] && (
        <p className="small muted">
          {t('doctor.other-zone', { mine: clock(slots[0].patient_time), theirs: clock(slots[0].doctor_time) })}
        </p>
      )}
      {days.length > 0 && (
        <Link href={withChosen(`/book/${doctor.id}`, { forWhom })} className="button quiet">
          {t('doctor.all-times')}
        </Link>
      )}
    </section>
  );
}

function firstDays(slots: readonly SlotBody[]): [string, SlotBody[]][] {
  const days = new Map<string, SlotBody[]>();
  for (const slot of slots) days.set(slot.day, [...(days.get(slot.day) ?? []), slot]);
  return [...days].slice(0, DAYS_WITH_TIMES);
}
