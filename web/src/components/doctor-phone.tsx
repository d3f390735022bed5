import { PhoneCall } from 'lucide';
import { Icon } from '../ui/icon.tsx';
import type { AppointmentBody } from '@tabibu/contract/bookings';
import { useTranslation } from '../shell/translation.tsx';
import { countryOfNumber, readableAnywhere } from './any-number.ts';
import './doctor-phone.css';

/**
 * The doctor's number, with why it is shown. Only the patient of a paid appointment whom nobody has called in time gets
 * it (W24).
 */
export function DoctorPhone({ phone, appointment }: { phone: string; appointment: AppointmentBody }) {
  const { t } = useTranslation();
  const abroad = countryOfNumber(phone)?.code !== appointment.country;
  return (
    <section className="doctor-phone" aria-label={t('doctor-phone.title')}>
      <p className="small">{t('doctor-phone.of', { doctor: appointment.doctor.name })}</p>
      <a className="doctor-phone-number numbers" translate="no" href={`tel:${phone}`}>
        <Icon node={PhoneCall} size={26} />
        {readableAnywhere(phone)}
      </a>
      <p className="small">{t('doctor-phone.note')}</p>
      {abroad && <p className="small">{t('doctor-phone.abroad')}</p>}
    </section>
  );
}
