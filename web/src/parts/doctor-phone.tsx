import { PhoneCall } from 'lucide-react';
import type { AppointmentBody } from '@tabibu/contract/bookings';
import { useSpeech } from '../shell/speech.tsx';
import { countryOfNumber, readableAnywhere } from './any-number.ts';
import './doctor-phone.css';

/** The doctor's number, only ever for the patient of a paid appointment (W24): large, pressable, with what to do when nobody answers. */
export function DoctorPhone({ phone, appointment }: { phone: string; appointment: AppointmentBody }) {
  const { t } = useSpeech();
  const abroad = countryOfNumber(phone)?.code !== appointment.country;
  return (
    <section className="doctor-phone" aria-label={t('doctor-phone.title')}>
      <p className="small">{t('doctor-phone.of', { doctor: appointment.doctor.name })}</p>
      <a className="doctor-phone-number numbers" href={`tel:${phone}`}><PhoneCall size={26} aria-hidden="true" />{readableAnywhere(phone)}</a>
      <p className="small">{t(appointment.is_emergency ? 'doctor-phone.note-emergency' : 'doctor-phone.note')}</p>
      {abroad && <p className="small">{t('doctor-phone.abroad')}</p>}
    </section>
  );
}
