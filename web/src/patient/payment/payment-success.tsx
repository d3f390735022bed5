import { CalendarPlus, CircleCheckBig, ReceiptText } from 'lucide-react';
import { calendarPath } from '../../api/bookings.ts';
import type { AppointmentBody } from '../../api/bookings.ts';
import type { PaymentStatusBody } from '../../api/payments.ts';
import { BridgeNote } from '../../parts/bridge-note.tsx';
import { DoctorPhone } from '../../parts/doctor-phone.tsx';
import { EmergencyState } from '../../parts/emergency-state.tsx';
import { useSpeech } from '../../shell/speech.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { OrderSummary } from './order-summary.tsx';
import { End } from './payment-ends.tsx';

/** Paid: the doctor's number, when, the calendar, the receipt, and on to the appointments (PAT-PAY-04, 06; PAT-APPT-05). */
export function PaymentSuccess({ appointment, status }: { appointment: AppointmentBody; status: PaymentStatusBody | undefined }) {
  const { t, money } = useSpeech();
  const reference = appointment.payment_reference ?? status?.reference_id;
  const doctorPhone = appointment.doctor_phone ?? status?.doctor_phone;
  return (
    <>
      <End tone="success" icon={<CircleCheckBig size={56} aria-hidden="true" />} title={t(appointment.is_emergency ? 'pay.paid-title-emergency' : 'pay.paid-title')}>
        <p>{t(appointment.is_emergency ? 'pay.paid-emergency' : 'pay.paid-note', { price: money(appointment.price) })}</p>
      </End>
      {appointment.is_emergency && <EmergencyState appointment={appointment} />}
      {doctorPhone && <DoctorPhone phone={doctorPhone} appointment={appointment} />}
      {appointment.bridge && <BridgeNote appointment={appointment} linked />}
      <OrderSummary appointment={appointment} />
      <ButtonLink wide href="/appointments?new=1">{t('pay.to-appointments')}</ButtonLink>
      <div className="pay-extras">
        {appointment.starts_at && <ButtonLink look="secondary" href={calendarPath(appointment.id)} download><CalendarPlus size={20} aria-hidden="true" />{t('appointment.calendar')}</ButtonLink>}
        {reference && <ButtonLink look="secondary" href={`/receipts/${encodeURIComponent(reference)}`}><ReceiptText size={20} aria-hidden="true" />{t('appointment.receipt')}</ButtonLink>}
      </div>
    </>
  );
}
