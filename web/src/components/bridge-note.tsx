import { PhoneCall } from 'lucide';
import { Icon } from '../ui/icon.tsx';
import type { AppointmentBody } from '@tabibu/contract/bookings';
import { useTranslation } from '../shell/translation.tsx';
import { ButtonLink } from '../ui/button.tsx';
import './doctor-phone.css';

/**
 * Explains the bridged call, in which we call and connect both, instead of the doctor's number (W24). `linked` adds the
 * link to the call's page, where nothing else leads there.
 */
export function BridgeNote({ appointment, linked }: { appointment: AppointmentBody; linked: boolean }) {
  const { t } = useTranslation();
  return (
    <section className="doctor-phone">
      <p className="doctor-phone-title">
        <Icon node={PhoneCall} size={22} />
        <strong>{t('doctor-phone.bridge', { doctor: appointment.doctor.name })}</strong>
      </p>
      <p className="small">
        {t(appointment.is_emergency ? 'doctor-phone.bridge-note-emergency' : 'doctor-phone.bridge-note')}
      </p>
      {linked && (
        <ButtonLink look="secondary" wide href={`/call/${appointment.id}`}>
          {t('doctor-phone.bridge-open')}
        </ButtonLink>
      )}
    </section>
  );
}
