import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { bookAgain, otherTimesQuery } from '../../api/book-again.ts';
import { appointmentQuery } from '../../api/bookings.ts';
import type { AppointmentBody } from '../../api/bookings.ts';
import { useIdempotentSend } from '../../api/idempotent-send.ts';
import { problemText } from '../../api/forms/problem-text.ts';
import { useCountry, useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import '../../ui/public/card.css';

/** Whether other times are offered: somebody else than the patient cancelled it, and nothing has taken its place. */
export function offersOtherTimes({ cancelled_by: by, is_emergency: emergency, moved_to: moved }: AppointmentBody) {
  return !emergency && by !== null && by !== 'patient' && moved === undefined;
}

/**
 * After anybody but the patient cancelled an appointment, or its doctor did not come: the next times of the same doctor
 * and of the nearest other one. One press books with the money of the cancelled one, as long as that is there;
 * otherwise the times lead to booking.
 */
export function OtherTimes({ appointment }: { appointment: AppointmentBody }) {
  const { t } = useTranslation();
  if (appointment.moved_to !== undefined && appointment.state === 'cancelled')
    return (
      <Notice tone="success" announce title={t('appointments.booked')}>
        <ButtonLink wide href={`/appointments/${appointment.moved_to}`}>
          {t('other-times.see-new')}
        </ButtonLink>
      </Notice>
    );
  return offersOtherTimes(appointment) ? <Offer appointment={appointment} /> : null;
}

function Offer({ appointment }: { appointment: AppointmentBody }) {
  const { id, doctor, type } = appointment;
  const { t } = useTranslation();
  const { data, refetch } = useQuery(otherTimesQuery(id));
  const { take, taking, fault } = useBookAgain(id, () => void refetch());
  const offered = data === undefined ? [] : [data.doctor, ...(data.other === null ? [] : [data.other])];
  return (
    <section className="card stack" aria-labelledby="other-times">
      <h2 id="other-times">{t('other-times.title')}</h2>
      {data?.same_money && <p>{t('other-times.same-money')}</p>}
      {fault !== undefined && (
        <Notice tone="danger" announce>
          <p>{problemText(fault, t)}</p>
        </Notice>
      )}
      {offered.map((one) => (
        <div key={one.id} className="stack" role="group" aria-label={one.name}>
          <h3 translate="no">{one.name}</h3>
          {one.times.map((time) => (
            <OneTime
              key={time}
              at={time}
              doctorId={one.id}
              type={type}
              name={one.name}
              onTake={data?.same_money ? take : undefined}
              taking={taking}
            />
          ))}
          {one.times.length === 0 && <p className="small">{t('other-times.none', { name: one.name })}</p>}
        </div>
      ))}
      {data && !data.same_money && <p className="small">{t('other-times.paid-anew')}</p>}
      <ButtonLink look="secondary" wide href={`/doctors?${new URLSearchParams({ specialty: doctor.specialty_id })}`}>
        {t('other-times.doctors')}
      </ButtonLink>
    </section>
  );
}

interface OneTimeProps {
  /** When it begins. */
  readonly at: string;
  readonly doctorId: string;
  readonly name: string;
  readonly type: AppointmentBody['type'];
  /** Undefined where a press cannot book. */
  readonly onTake: ((doctorId: string, startsAt: string) => void) | undefined;
  readonly taking: string | undefined;
}

/** A time: books at one press, or leads to booking. */
function OneTime({ at, doctorId, name, type, onTake, taking }: OneTimeProps) {
  const { moment } = useTranslation();
  const zone = useCountry().timeZone ?? 'UTC';
  const words = moment(at, zone, useNow());
  const label = `${words}, ${name}`;
  if (onTake === undefined) {
    const search = new URLSearchParams({ at, ...(type === 'video' ? { type } : {}) });
    return (
      <ButtonLink look="secondary" wide href={`/book/${doctorId}?${search}`} aria-label={label}>
        {words}
      </ButtonLink>
    );
  }
  const choice = `${doctorId} ${at}`;
  return (
    <Button
      look="secondary"
      wide
      busy={taking === choice}
      disabled={taking !== undefined && taking !== choice}
      aria-label={label}
      onClick={() => onTake(doctorId, at)}
    >
      {words}
    </Button>
  );
}

/**
 * Books with the money of the cancelled appointment, whose page then leads to the new one; after a refusal the times
 * are read anew.
 */
function useBookAgain(id: string, onRefused: () => void) {
  const send = useIdempotentSend();
  const client = useQueryClient();
  const [state, setState] = useState<{ taking?: string; fault?: unknown }>({});
  const take = async (doctorId: string, startsAt: string) => {
    setState({ taking: `${doctorId} ${startsAt}` });
    try {
      await bookAgain(send, id, { doctor_id: doctorId, starts_at: startsAt });
      await client.invalidateQueries({ queryKey: ['api'], predicate: ({ queryKey }) => isOfAppointments(queryKey) });
    } catch (fault) {
      setState({ fault });
      void client.invalidateQueries({ queryKey: appointmentQuery(id).queryKey });
      onRefused();
    }
  };
  return { ...state, take: (doctorId: string, startsAt: string) => void take(doctorId, startsAt) };
}

function isOfAppointments(queryKey: readonly unknown[]): boolean {
  return /^\/api\/(appointments|doctors\/[^/]+\/slots)/.test(String(queryKey[1]));
}
