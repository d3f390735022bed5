import { PhoneCall } from 'lucide-react';
import type { AppointmentBody } from '@tabibu/contract/bookings';
import { useSpeech } from '../shell/speech.tsx';
import { ButtonLink } from '../ui/button.tsx';
import './doctor-phone.css';

/** Instead of the doctor's number: we call both and join them, from the page of the call; `linked` where nothing else leads there (W24). */
export function BridgeNote({ appointment, linked }: { appointment: AppointmentBody; linked: boolean }) {
  const { t } = useSpeech();
  return (
    <section className="doctor-phone">
      <p className="doctor-phone-title"><PhoneCall size={22} aria-hidden="true" /><strong>{t('doctor-phone.bridge', { doctor: appointment.doctor.name })}</strong></p>
      <p className="small">{t(appointment.is_emergency ? 'doctor-phone.bridge-note-emergency' : 'doctor-phone.bridge-note')}</p>
      {linked && <ButtonLink look="secondary" wide href={`/call/${appointment.id}`}>{t('doctor-phone.bridge-open')}</ButtonLink>}
    </section>
  );
}
