import { Clock } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { wallClockAt } from '@tabibu/contract/clock-times';
import type { DoctorCardBody } from '@tabibu/contract/doctors';
import { MEAN_FROM } from '@tabibu/contract/ratings';
import { useCountry, useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import type { Translation } from '../../shell/translation.tsx';
import { Avatar } from '../../ui/public/avatar.tsx';
import { Badge } from '../../ui/public/chip.tsx';
import { Link } from '../../ui/link.tsx';
import { Stars } from '../../ui/public/stars.tsx';
import { BookLink } from './book-link.tsx';
import { useForWhom, withChosen } from './book-path.ts';
import { PlanCallsLeft } from './plan-calls-left.tsx';
import '../../ui/public/card.css';
import './doctor-card.css';

/** The card of a doctor in a list: name, rating, languages, next free time, price and the button to book (PAT-CARD). */
export function DoctorCard({ doctor }: { doctor: DoctorCardBody }) {
  const speech = useTranslation();
  const { t, money, tongue } = speech;
  const forWhom = useForWhom();
  return (
    <article className="card doctor-card">
      <Avatar name={doctor.name} photo={doctor.url} />
      <div>
        <h3>
          <Link href={withChosen(`/doctors/${doctor.id}`, { forWhom })}>
            <span translate="no">{doctor.name}</span>
          </Link>
        </h3>
        <p className="muted">{specialtyLabel(doctor, speech)}</p>
      </div>
      <p className="facts small">
        <Rating rating={doctor.rating} count={doctor.rating_count} />
        {doctor.is_specialist && <Badge>{t('doctor.specialist')}</Badge>}
        <span className="muted">{doctor.spoken_languages.map(tongue).join(', ')}</span>
      </p>
      <FreeTimes doctor={doctor} forWhom={forWhom} />
      <PlanCallsLeft type={doctor.type} />
      <div className="offer">
        <p className="numbers">
          <strong translate="no">{money(doctor.phone_price)}</strong>
          <span className="muted small">{t('doctor.per-call')}</span>
        </p>
        {doctor.next_free_at ? (
          <BookLink
            doctorId={doctor.id}
            at={doctor.next_free_at}
            aria-label={t('doctor.book-call-with', { name: doctor.name })}
          >
            {t('doctor.book-call')}
          </BookLink>
        ) : (
          <BookLink doctorId={doctor.id} look="secondary" aria-label={`${t('doctor.tell-me')}: ${doctor.name}`}>
            {t('doctor.tell-me')}
          </BookLink>
        )}
      </div>
    </article>
  );
}

/**
 * The next free times, each a link that books it, also for a visitor: the page shows time and price first. The first
 * one says its day; the others only where it is another one.
 */
function FreeTimes({ doctor, forWhom }: { doctor: DoctorCardBody; forWhom: string | undefined }) {
  const { moment, clock } = useTranslation();
  const zone = useCountry().timeZone;
  const now = useNow();
  // A cached answer may name times that have passed.
  const times = doctor.free_times.filter((at) => Date.parse(at) >= now);
  if (!zone || times.length === 0)
    return (
      <p className="free">
        <NextFree at={doctor.next_free_at} />
      </p>
    );
  const walls = times.map((at) => wallClockAt(at, zone));
  return (
    <ul className="free free-chips">
      {times.map((at, index) => {
        const hasDay = index === 0 || walls[index]?.day !== walls[index - 1]?.day;
        return (
          <li key={at}>
            <Link
              className="chip numbers"
              href={withChosen(`/book/${doctor.id}`, { at, forWhom })}
              suppressHydrationWarning
            >
              {hasDay ? moment(at, zone, now) : clock(walls[index]?.time ?? '')}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** A doctor in one short row that links to the doctor's page. */
export function DoctorRow({ doctor }: { doctor: DoctorCardBody }) {
  const speech = useTranslation();
  return (
    <Link href={`/doctors/${doctor.id}`} className="doctor-row">
      <Avatar name={doctor.name} photo={doctor.url} size="tiny" />
      <span className="who">
        <strong translate="no">{doctor.name}</strong>
        <span className="muted small">{specialtyLabel(doctor, speech)}</span>
      </span>
      <span className="when small">
        <NextFree at={doctor.next_free_at} />
        <span className="numbers">{speech.money(doctor.phone_price)}</span>
      </span>
    </Link>
  );
}

/**
 * The mean of the patients' ratings in stars. With fewer than three ratings it shows 'new' and their number, because
 * the start rating is not from patients (C48).
 */
export function Rating({ rating, count }: { rating: number; count: number }) {
  const { t, decimal } = useTranslation();
  if (count < MEAN_FROM) return <span className="muted">{t('doctor.no-rating', { count })}</span>;
  return (
    <span className="rating" role="img" aria-label={t('doctor.rating', { rating: decimal(rating), count })}>
      <Stars rating={rating} /> <b>{decimal(rating)}</b>
      <span className="muted"> ({count})</span>
    </span>
  );
}

/** The doctor's next free time in the visitor's time zone, or that there is none soon. */
export function NextFree({ at }: { at: string | null }) {
  const { t, moment } = useTranslation();
  const zone = useCountry().timeZone;
  const now = useNow();
  if (!at || !zone) return <span className="muted small">{t('doctor.not-free')}</span>;
  // A cached answer may name a time that has passed.
  if (Date.parse(at) < now) return null;
  return (
    <span className="next-free">
      <Icon node={Clock} size={16} />
      <time dateTime={at} suppressHydrationWarning>
        {moment(at, zone, now)}
      </time>
    </span>
  );
}

/** Returns the specialty in the person's language. An unknown one stays as the server gave it. */
export function specialtyLabel(
  doctor: Pick<DoctorCardBody, 'specialty' | 'specialty_id'>,
  { specialty }: Translation,
): string {
  return specialty(doctor.specialty_id, doctor.specialty);
}
