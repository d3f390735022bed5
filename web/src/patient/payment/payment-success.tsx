import { CalendarPlus, CircleCheckBig, ReceiptText } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { calendarPath } from '../../api/bookings.ts';
import type { AppointmentBody } from '../../api/bookings.ts';
import type { PaymentStatusBody } from '../../api/payments.ts';
import { BridgeNote } from '../../components/bridge-note.tsx';
import { DoctorPhone } from '../../components/doctor-phone.tsx';
import { EmergencyState, isOpenEmergency } from '../../components/emergency-state.tsx';
import { whoIsCalled } from '../../components/who-is-called.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { useAppointmentQuestions } from '../appointments/appointment-questions.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PaymentResult } from './payment-ends.tsx';

/**
 * The payment succeeded: the doctor's number, the time, calendar file, receipt and a link to the appointments
 * (PAT-PAY-04, 06; PAT-APPT-05).
 */
export function PaymentSuccess({
  appointment,
  status,
}: {
  appointment: AppointmentBody;
  status: PaymentStatusBody | undefined;
}) {
  const { t, money } = useTranslation();
  const reference = appointment.payment_reference ?? status?.reference_id;
  const { ask, dialogs } = useAppointmentQuestions();
  // When an emergency has ended, no number is offered.
  const isReachable = !appointment.is_emergency || isOpenEmergency(appointment);
  const doctorPhone = appointment.doctor_phone ?? status?.doctor_phone;
  return (
    <>
      <PaymentResult
        tone="success"
        icon={<Icon node={CircleCheckBig} size={56} />}
        title={t(appointment.is_emergency ? 'pay.paid-title-emergency' : 'pay.paid-title')}
      >
        <p>
          {appointment.is_emergency || appointment.stage.money?.stage === 'call-used'
            ? appointment.stage.money?.sentence
            : t(paidWords(appointment), { price: money(appointment.to_pay), credit: money(appointment.credit) })}
        </p>
      </PaymentResult>
      <EmergencyState appointment={appointment} onCancel={() => ask('cancel', appointment)} />
      {isReachable && doctorPhone && <DoctorPhone phone={doctorPhone} appointment={appointment} />}
      {isReachable && appointment.type === 'phone' && !doctorPhone && !appointment.bridge && (
        <p>{t('join.who-calls', whoIsCalled(appointment.person?.phone && appointment.person.name))}</p>
      )}
      {isReachable && appointment.bridge && <BridgeNote appointment={appointment} linked />}
      <OrderSummary appointment={appointment} />
      <ButtonLink wide href={appointment.is_emergency ? `/appointments/${appointment.id}` : '/appointments?new=1'}>
        {t('pay.to-appointments')}
      </ButtonLink>
      <div className="pay-extras">
        {appointment.starts_at && (
          <ButtonLink look="secondary" href={calendarPath(appointment.id)} download>
            <Icon node={CalendarPlus} size={20} />
            {t('appointment.calendar')}
          </ButtonLink>
        )}
        {reference && (
          <ButtonLink look="secondary" href={`/receipts/${encodeURIComponent(reference)}`}>
            <Icon node={ReceiptText} size={20} />
            {t('appointment.receipt')}
          </ButtonLink>
        )}
      </div>
      {dialogs}
    </>
  );
}

function paidWords({ credit, to_pay: paid }: AppointmentBody) {
  if (credit.amount === 0) return 'pay.paid-note' as const;
  return paid.amount === 0 ? ('pay.by-credit-note' as const) : ('pay.both-note' as const);
}
