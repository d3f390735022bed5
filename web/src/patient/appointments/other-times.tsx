import { useQuery } from '@tanstack/react-query';
import type { AppointmentBody } from '../../api/bookings.ts';
import { freeSlotsQuery } from '../../api/doctors.ts';
import { BOOKING_DAYS } from '../../components/slot-picker-choice.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import '../../ui/card.css';

const SHOWN = 3;

/**
 * After anybody but the patient cancelled an appointment, or its doctor did not come: links to book the next times with
 * the same doctor, and a link to other doctors of the same specialty.
 */
export function OtherTimes({
  appointment: { cancelled_by: by, doctor, country, type, is_emergency: emergency },
}: {
  appointment: AppointmentBody;
}) {
  const offers = !emergency && by !== null && by !== 'patient';
  return offers ? <Offer doctor={doctor} country={country} type={type} /> : null;
}

function Offer({ doctor, country, type }: Pick<AppointmentBody, 'doctor' | 'country' | 'type'>) {
  const { t, day, clock } = useTranslation();
  const { data } = useQuery(freeSlotsQuery(doctor.id, country, BOOKING_DAYS));
  const times = data?.slots.slice(0, SHOWN) ?? [];
  const addressOf = (at: string) =>
    `/book/${doctor.id}?${new URLSearchParams({ at, ...(type === 'video' ? { type } : {}) })}`;
  return (
    <section className="card stack" aria-labelledby="other-times">
      <h2 id="other-times">{t('other-times.title')}</h2>
      {times.map(({ starts_at: at, day: date, patient_time: time }) => (
        <ButtonLink key={at} look="secondary" wide href={addressOf(at)}>{`${day(date)}, ${clock(time)}`}</ButtonLink>
      ))}
      {data && (
        <p className="small">
          {times.length > 0 ? t('other-times.of', { name: doctor.name }) : t('other-times.none', { name: doctor.name })}
        </p>
      )}
      <ButtonLink look="secondary" wide href={`/doctors?${new URLSearchParams({ specialty: doctor.specialty_id })}`}>
        {t('other-times.doctors')}
      </ButtonLink>
    </section>
  );
}
