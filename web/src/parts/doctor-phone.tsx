import { PhoneCall } from 'lucide-react';
import type { AppointmentBody } from '@tabibu/contract/bookings';
import { COUNTRIES } from '@tabibu/contract/countries';
import { useSpeech } from '../shell/speech.tsx';
import { readableNumber } from './phone-number.ts';
import './doctor-phone.css';

/** The doctor's number, only ever for the patient of a paid appointment (W24): large, pressable, with what to do when nobody answers. */
export function DoctorPhone({ phone, appointment }: { phone: string; appointment: AppointmentBody }) {
  const { t } = useSpeech();
  const country = COUNTRIES.find(({ dialCode }) => phone.startsWith(dialCode));
  const readable = country ? readableNumber(country, phone) : phone;
  return (
    <section className="doctor-phone" aria-label={t('doctor-phone.title')}>
      <p className="small">{t('doctor-phone.of', { doctor: appointment.doctor.name })}</p>
      <a className="doctor-phone-number numbers" href={`tel:${phone}`}><PhoneCall size={26} aria-hidden="true" />{readable}</a>
      <p className="small">{t(appointment.is_emergency ? 'doctor-phone.note-emergency' : 'doctor-phone.note')}</p>
    </section>
  );
}
