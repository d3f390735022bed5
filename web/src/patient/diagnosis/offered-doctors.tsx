import { useState } from 'react';
import type { MouseEvent } from 'react';
import { useLocation } from 'wouter';
import type { DoctorCardBody } from '@tabibu/contract/doctors';
import { BookLink } from '../../components/public/book-link.tsx';
import { NextFree, Rating, specialtyLabel } from '../../components/public/doctor-card.tsx';
import { useMe } from '../../shell/session.tsx';
import { isPhoneFrame } from '../../shell/tab-memory.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { useHydrated } from '../../shell/use-hydrated.ts';
import { Avatar } from '../../ui/public/avatar.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Link, useHref } from '../../ui/link.tsx';

interface OfferedDoctorsProps {
  doctors: readonly DoctorCardBody[];
  /** The health problems of the answer, for the link to more doctors. */
  problems: readonly string[];
  /** What the person wrote, as the reason of an appointment. */
  reason: string;
}

/**
 * Up to two doctors who fit, with price and next free time, and one press to book (PAT-SHELL-11, C72). If the person
 * agrees, the form comes with the reason filled in.
 */
export function OfferedDoctors({ doctors, problems, reason }: OfferedDoctorsProps) {
  const { t } = useTranslation();
  const [agrees, setAgrees] = useState(false);
  const isHydrated = useHydrated();
  if (doctors.length === 0) return null;
  const [problem] = problems;
  return (
    <section className="offered-doctors stack" aria-labelledby="offered-doctors">
      <h3 id="offered-doctors">{t('assistant.doctors')}</h3>
      {isHydrated && reason !== '' && (
        <label className="tick-line">
          <input type="checkbox" checked={agrees} onChange={({ target }) => setAgrees(target.checked)} />
          {t('assistant.agree')}
        </label>
      )}
      <ul className="stack">
        {doctors.slice(0, 2).map((doctor) => (
          <li key={doctor.id}>
            <Offered doctor={doctor} reason={agrees ? reason : undefined} />
            {!isHydrated && reason !== '' && <BookWithoutScript doctor={doctor} reason={reason} />}
          </li>
        ))}
      </ul>
      <Link className="offered-more" href={problem === undefined ? '/doctors' : `/doctors?problem=${problem}`}>
        {t('assistant.all-doctors')}
      </Link>
    </section>
  );
}

function Offered({ doctor, reason }: { doctor: DoctorCardBody; reason: string | undefined }) {
  const speech = useTranslation();
  const { t, money } = speech;
  const words = { 'aria-label': t('doctor.book-call-with', { name: doctor.name }), children: t('doctor.book-call') };
  return (
    <article className="offered">
      <Avatar name={doctor.name} photo={doctor.url} />
      <div className="offered-who">
        <h4>
          <Link href={`/doctors/${doctor.id}`}>
            <span translate="no">{doctor.name}</span>
          </Link>
        </h4>
        <p className="small muted">{specialtyLabel(doctor, speech)}</p>
        <p className="small row">
          <Rating rating={doctor.rating} count={doctor.rating_count} />
          <NextFree at={doctor.next_free_at} />
        </p>
      </div>
      <p className="offered-price numbers">
        <strong translate="no">{money(doctor.phone_price)}</strong>{' '}
        <span className="muted small">{t('doctor.per-call')}</span>
      </p>
      {reason === undefined ? (
        <BookLink doctorId={doctor.id} at={doctor.next_free_at} {...words} />
      ) : (
        <BookWithReason doctorId={doctor.id} reason={reason} {...words} />
      )}
    </article>
  );
}

/** Without script one more button opens the booking with the reason filled in, in a form and never in an address. */
function BookWithoutScript({ doctor, reason }: { doctor: DoctorCardBody; reason: string }) {
  const { t } = useTranslation();
  const page = useHref(`/book/${doctor.id}`);
  return (
    <form method="post" name="book" action={page}>
      <input type="hidden" name="reason" value={reason} />
      <Button type="submit" look="quiet" name="show-day" value="1">
        {t('assistant.agree')}
      </Button>
    </form>
  );
}

interface BookWithReasonProps {
  doctorId: string;
  reason: string;
  'aria-label': string;
  children: string;
}

/**
 * Opens the booking with the reason as a draft that was typed there. It goes along in the history of this tab, never in
 * an address or in storage.
 */
function BookWithReason({ doctorId, reason, ...words }: BookWithReasonProps) {
  const [, goTo] = useLocation();
  const me = useMe();
  const href = `/book/${doctorId}`;
  const press = (event: MouseEvent) => {
    event.preventDefault();
    // The dialog asks a visitor to sign in before it shows the form, and the draft is the visitor's: so the page opens.
    const below = isPhoneFrame() || me === null ? {} : { below: location.pathname + location.search };
    goTo(href, { state: { ...below, reason: { owner: me?.id ?? 'visitor', draft: reason } } });
  };
  return <ButtonLink {...words} href={href} onClick={press} />;
}
