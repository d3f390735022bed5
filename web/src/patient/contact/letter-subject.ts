import { useQuery } from '@tanstack/react-query';
import { appointmentQuery } from '../../api/bookings.ts';
import { useQueryOfAddress } from '../../shell/screen-visit.tsx';
import { useMe } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The appointment that an address of the contact page names with `?appointment=`, if it is an id. */
export function appointmentIn(search: URLSearchParams): string | undefined {
  return ID.exec(search.get('appointment') ?? '')?.[0];
}

/**
 * Returns the subject that the form begins with for whoever comes from a payment or an appointment, so that nobody has
 * to copy a reference. Undefined for everybody else, and for an appointment that is not theirs.
 */
export function useLetterSubject(): string | undefined {
  const { t, day, clock } = useTranslation();
  const me = useMe();
  const search = useQueryOfAddress();
  const payment = /^[A-Z0-9-]{6,40}$/i.exec(search.get('payment') ?? '')?.[0];
  const id = appointmentIn(search);
  const { data } = useQuery({
    ...appointmentQuery(id ?? ''),
    enabled: id !== undefined && me?.role === 'patient',
  });
  if (payment !== undefined) return t('contact.about-payment', { reference: payment });
  if (!data) return undefined;
  const { doctor, date, time, payment_reference: reference } = data;
  const about = { doctor: doctor.name, when: date && time ? `${day(date)}, ${clock(time)}` : t('nav.emergency') };
  return reference === null
    ? t('contact.about-appointment', about)
    : t('contact.about-appointment-paid', { ...about, reference });
}
