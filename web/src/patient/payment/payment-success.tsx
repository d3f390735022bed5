import { CalendarPlus, CircleCheckBig, ReceiptText } from 'lucide-react';
import { calendarPath } from '../../api/bookings.ts';
import type { AppointmentBody } from '../../api/bookings.ts';
import type { PaymentStatusBody } from '../../api/payments.ts';
import { BridgeNote } from '../../parts/bridge-note.tsx';
import { DoctorPhone } from '../../parts/doctor-phone.tsx';
import { EmergencyState, isOpenEmergency } from '../../parts/emergency-state.tsx';
import { useSpeech } from '../../shell/speech.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { useAppointmentQuestions } from '../appointments/appointment-questions.tsx';
import { OrderSummary } from './order-summary.tsx';
import { End } from './payment-ends.tsx';

/** Paid: the doctor's number, when, the calendar, the receipt, and on to the appointments (PAT-PAY-04, 06; PAT-APPT-05). */
export function PaymentSuccess({ appointment, status }: { appointment: AppointmentBody; status: PaymentStatusBody | undefined }) {
  const { t, money } = useSpeech();
  const reference = appointment.payment_reference ?? status?.reference_id;
  const { ask, dialogs } = useAppointmentQuestions();
  // After the end of an emergency nobody is asked to call.
  const isReachable = !appointment.is_emergency || isOpenEmergency(appointment);
  const doctorPhone = appointment.doctor_phone ?? status?.doctor_phone;
  return (
    <>
      <End tone="success" icon={<CircleCheckBig size={56} aria-hidden="true" />} title={t(appointment.is_emergency ? 'pay.paid-title-emergency' : 'pay.paid-title')}>
        <p>{appointment.is_emergency ? appointment.stage.money?.sentence : t('pay.paid-note', { price: money(appointment.price) })}</p>
      </End>
      <EmergencyState appointment={appointment} onCancel={() => ask('cancel', appointment)} />
      {isReachable && doctorPhone && <DoctorPhone phone={doctorPhone} appointment={appointment} />}
      {isReachable && appointment.bridge && <BridgeNote appointment={appointment} linked />}
      <OrderSummary appointment={appointment} />
      <ButtonLink wide href={appointment.is_emergency ? `/appointments/${appointment.id}` : '/appointments?new=1'}>{t('pay.to-appointments')}</ButtonLink>
      <div className="pay-extras">
        {appointment.starts_at && <ButtonLink look="secondary" href={calendarPath(appointment.id)} download><CalendarPlus size={20} aria-hidden="true" />{t('appointment.calendar')}</ButtonLink>}
        {reference && <ButtonLink look="secondary" href={`/receipts/${encodeURIComponent(reference)}`}><ReceiptText size={20} aria-hidden="true" />{t('appointment.receipt')}</ButtonLink>}
      </div>
      {dialogs}
    </>
  );
}
