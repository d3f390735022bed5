import { Clock } from 'lucide-react';
import { findSpecialty } from '@tabibu/contract/specialties';
import type { DoctorCardBody } from '@tabibu/contract/doctors';
import { useCountry, useNow } from '../shell/session.tsx';
import { useSpeech } from '../shell/speech.tsx';
import type { Speech } from '../shell/speech.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { Badge } from '../ui/chip.tsx';
import { Link } from '../ui/link.tsx';
import { Stars } from '../ui/stars.tsx';
import { BookLink } from './book-link.tsx';
import '../ui/card.css';
import './doctor-card.css';

/** A mean of fewer ratings than this is not made (`doctors.rating`). */
export const MEAN_FROM = 3;

/** A doctor in a list: who, how good, in which languages, when, for how much, and the way to book (PAT-CARD). */
export function DoctorCard({ doctor }: { doctor: DoctorCardBody }) {
  const speech = useSpeech();
  const { t, money, tongue } = speech;
  return (
    <article className="card doctor-card">
      <Avatar name={doctor.name} photo={doctor.url} />
      <div>
        <h3><Link href={`/doctors/${doctor.id}`}>{doctor.name}</Link></h3>
        <p className="muted">{specialtyLabel(doctor, speech)}</p>
      </div>
      <p className="facts small">
        <Rating rating={doctor.rating} count={doctor.rating_count} />
        {doctor.is_specialist && <Badge>{t('doctor.specialist')}</Badge>}
        <span className="muted">{doctor.spoken_languages.map(tongue).join(', ')}</span>
      </p>
      <p className="free"><NextFree at={doctor.next_free_at} /></p>
      <div className="offer">
        <p className="numbers"><strong>{money(doctor.phone_price)}</strong><span className="muted small">{t('doctor.per-call')}</span></p>
        <BookLink doctorId={doctor.id} aria-label={t('doctor.book-call-with', { name: doctor.name })}>{t('doctor.book-call')}</BookLink>
      </div>
    </article>
  );
}

/** A doctor in one short row that leads to the doctor's page: for 'who is free next?'. */
export function DoctorRow({ doctor }: { doctor: DoctorCardBody }) {
  const speech = useSpeech();
  return (
    <Link href={`/doctors/${doctor.id}`} className="doctor-row">
      <Avatar name={doctor.name} photo={doctor.url} size="small" />
      <span className="who"><strong>{doctor.name}</strong><span className="muted small">{specialtyLabel(doctor, speech)}</span></span>
      <span className="when small"><NextFree at={doctor.next_free_at} /><span className="numbers">{speech.money(doctor.phone_price)}</span></span>
    </Link>
  );
}

/** Patients' mean in stars; before there is one the start rating is nobody's word to a patient: 'new', and how many have rated (C48). */
export function Rating({ rating, count }: { rating: number; count: number }) {
  const { t, decimal } = useSpeech();
  if (count < MEAN_FROM) return <span className="muted">{t('doctor.no-rating', { count })}</span>;
  return (
    <span className="rating" role="img" aria-label={t('doctor.rating', { rating: decimal(rating), count })}>
      <Stars rating={rating} /> <b>{decimal(rating)}</b><span className="muted"> ({count})</span>
    </span>
  );
}

/** The next free time on the visitor's wall, or that there is none soon. */
export function NextFree({ at }: { at: string | null }) {
  const { t, moment } = useSpeech();
  const zone = useCountry().timeZone;
  const now = useNow();
  if (!at || !zone) return <span className="muted small">{t('doctor.not-free')}</span>;
  // An answer read from the store may be older than the time it names.
  if (Date.parse(at) < now) return null;
  return <span className="next-free"><Clock size={16} aria-hidden="true" /><time dateTime={at} suppressHydrationWarning>{moment(at, zone, now)}</time></span>;
}

/** The specialty in the person's language; a word we do not know stays as it is. */
export function specialtyLabel(doctor: Pick<DoctorCardBody, 'specialty' | 'specialty_id'>, { language }: Speech): string {
  return findSpecialty(doctor.specialty_id)?.labels[language] ?? doctor.specialty;
}
