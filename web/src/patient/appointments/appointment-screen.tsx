import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { LifeBuoy, PhoneCall } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { appointmentQuery } from '../../api/bookings.ts';
import type { AppointmentBody } from '../../api/bookings.ts';
import { documentsQuery } from '../../api/documents.ts';
import { familyQuery } from '../../api/family.ts';
import { whenText } from '../../components/appointment-words.ts';
import { BridgeNote } from '../../components/bridge-note.tsx';
import { useAtMoment } from '../../components/at-moment.ts';
import { DoctorPhone } from '../../components/doctor-phone.tsx';
import { DoctorStrip } from '../../components/doctor-strip.tsx';
import {
  EmergencyState,
  EmergencyUnpaid,
  emergencyRefetchInterval,
  isOpenEmergency,
} from '../../components/emergency-state.tsx';
import { SpokenQuestion } from '../../components/spoken-question.tsx';
import { StageNotice } from '../../components/stage-notice.tsx';
import { whoIsCalled } from '../../components/who-is-called.ts';
import { useLiveEvents } from '../../shell/live-events.ts';
import type { Visit } from '../../shell/screen-file.ts';
import { useParam, useQueryOfAddress } from '../../shell/screen-visit.tsx';
import { useMe, useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import type { Translation } from '../../shell/translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { ScreenSkeleton } from '../../ui/skeleton.tsx';
import { VisitDocuments } from '../documents/visit-documents.tsx';
import { ReviewForm } from '../reviews/review-form.tsx';
import { PersonalFailure } from '../../sign-in/personal-failure.tsx';
import { SignInFirst } from '../../sign-in/sign-in-first.tsx';
import { AppointmentActions } from './appointment-card.tsx';
import { useAppointmentQuestions } from './appointment-questions.tsx';
import { ChatLink } from './chat-link.tsx';
import { ClaimNotice } from './claim-notice.tsx';
import { LateForWhom } from './lazy-for-whom.ts';
import { OtherTimes, offersOtherTimes } from './other-times.tsx';
import { StatusBadge } from './status-badge.tsx';
import '../../components/order-lines.css';
import '../../components/paper-print.css';
import '../../ui/public/card.css';
import { TheirLink } from './their-link.tsx';
import './appointments.css';

export function needs({ params, me, search, language }: Visit, client: QueryClient): readonly Promise<unknown>[] {
  const id = params['id'] ?? '';
  if (!me) return [];
  return [
    client.prefetchQuery(appointmentQuery(id)),
    client.prefetchQuery(documentsQuery(id)),
    ...(search.has('for') ? [client.prefetchQuery(familyQuery())] : []),
    // A browser loads them with the first render.
    ...(search.has('for') && typeof window === 'undefined' ? [LateForWhom.load(language)] : []),
  ];
}

/**
 * /appointments/:id: everything about one appointment, the button that joins the call, and the doctor's phone number.
 */
export default function AppointmentScreen() {
  const { t } = useTranslation();
  const me = useMe();
  const client = useQueryClient();
  const id = useParam('id');
  const found = useQuery({
    ...appointmentQuery(id),
    enabled: me !== null,
    refetchInterval: ({ state: { data } }) => emergencyRefetchInterval(data),
    refetchOnWindowFocus: 'always',
  });
  useAtMoment([found.data?.changes_at], () => void found.refetch());
  useLiveEvents(me !== null, (event) => {
    if (event.kind === 'booking' && event.booking_id === id)
      void client.invalidateQueries({ queryKey: appointmentQuery(id).queryKey });
  });
  if (!me) return <SignInFirst why={t('appointments.sign-in-why')} />;
  if (found.data) return <Appointment appointment={found.data} />;
  return found.isError ? (
    <PersonalFailure error={found.error} words={t('appointments.failed')} onRetry={() => void found.refetch()} />
  ) : (
    <ScreenSkeleton />
  );
}

function Appointment({ appointment }: { appointment: AppointmentBody }) {
  const speech = useTranslation();
  const { t } = speech;
  const now = useNow();
  const { ask, dialogs, told } = useAppointmentQuestions();
  // The person came from "delete my account", because this appointment stands in the way of it.
  const search = useQueryOfAddress();
  const leaving = search.get('leaving') === '1';
  const { stage } = appointment;
  const offersBooking =
    (appointment.status === 'cancelled' && !offersOtherTimes(appointment) && appointment.moved_to === undefined) ||
    appointment.status === 'completed';
  return (
    <div className="page narrow stack">
      <div className="row spread">
        <h1>{t('appointment.title')}</h1>
        <StatusBadge stage={stage} />
      </div>
      {told && (
        <Notice tone="success" announce>
          <p>{t(told)}</p>
        </Notice>
      )}
      {search.has('for') && <LateForWhom.Part appointment={appointment} />}
      {leaving && (
        <p>
          <Link href="/more?erase=1">{t('appointment.back-to-erasing')}</Link>
        </p>
      )}
      <EmergencyUnpaid appointment={appointment} />
      <EmergencyState appointment={appointment} onCancel={() => ask('cancel', appointment)} />
      <Join appointment={appointment} />
      <ConsultationQuestion appointment={appointment} />
      <ClaimNotice appointment={appointment} />
      <section className="card stack">
        <DoctorStrip doctor={appointment.doctor} heading="h2" />
        <dl className="order-lines">
          {appointmentLines(appointment, speech, now).map(([key, value]) => (
            <div key={key}>
              <dt>{key}</dt>
              <dd suppressHydrationWarning>{value}</dd>
            </div>
          ))}
        </dl>
        {appointment.person_until !== undefined && search.get('for') !== 'change' && (
          <Link href={`/appointments/${appointment.id}?for=change`}>{t('appointment.for-other')}</Link>
        )}
        {appointment.by_phone && <p className="small muted">{t('appointment.by-phone')}</p>}
        {isOpenEmergency(appointment) ? stage.money && <p>{stage.money.sentence}</p> : <StageNotice stage={stage} />}
      </section>
      {(appointment.status === 'scheduled' || appointment.status === 'completed') && (
        <VisitDocuments appointment={appointment} />
      )}
      {stage.name === 'completed' && <ReviewForm bookingId={appointment.id} />}
      <ChatLink appointment={appointment} />
      <AppointmentActions appointment={appointment} onAsk={ask} onItsPage />
      <OtherTimes appointment={appointment} />
      {offersBooking && (
        <ButtonLink look="secondary" wide href={`/book/${appointment.doctor.id}`}>
          {t('appointments.book-again')}
        </ButtonLink>
      )}
      <ButtonLink look="quiet" wide href={`/contact?appointment=${appointment.id}`}>
        <Icon node={LifeBuoy} size={20} />
        {t('appointment.help')}
      </ButtonLink>
      {dialogs}
    </div>
  );
}

/**
 * How to talk with the doctor: the button that joins the call in the product (C23), and that by ordinary phone the
 * doctor calls. The number comes from the server when nobody has called in time.
 */
function Join({ appointment }: { appointment: AppointmentBody }) {
  const { t } = useTranslation();
  const now = useNow();
  const { doctor_phone: phone, status, starts_at: startsAt } = appointment;
  if (status !== 'scheduled') return null;
  const mayJoin = appointment.actions.includes('join');
  const called = whoIsCalled(appointment.person?.phone && appointment.person.name);
  const doctorCalls = appointment.type === 'phone' && !appointment.bridge && !phone;
  return (
    <div id="join" className="stack">
      {mayJoin && !isOpenEmergency(appointment) && (
        <ButtonLink wide href={`/call/${appointment.id}`}>
          <Icon node={PhoneCall} size={20} />
          {t('appointments.join-call')}
        </ButtonLink>
      )}
      {phone && <DoctorPhone phone={phone} appointment={appointment} />}
      {appointment.bridge && <BridgeNote appointment={appointment} linked={!mayJoin} />}
      {mayJoin && doctorCalls && <p className="small">{t('join.who-calls', called)}</p>}
      {appointment.person && <TheirLink person={appointment.person} />}
      {startsAt && !mayJoin && now < Date.parse(startsAt) && (
        <Notice tone="info" title={t('join.title')}>
          <p>{t('join.opens')}</p>
          {doctorCalls && <p>{t('join.who-calls', called)}</p>}
        </Notice>
      )}
    </div>
  );
}

/**
 * Asks the patient whether the consultation took place, when the server says that no call shows it. For one that the
 * doctor marked as completed `ClaimNotice` asks instead.
 */
function ConsultationQuestion({ appointment }: { appointment: AppointmentBody }) {
  const { id, actions, stage, state, doctor } = appointment;
  const client = useQueryClient();
  if (stage.name === 'claimed' || state !== 'scheduled') return null;
  const says = (['spoke', 'not-spoke'] as const).filter((one) => actions.includes(`say-${one}`));
  return (
    <SpokenQuestion
      bookingId={id}
      says={says}
      said={appointment.said}
      isEmergency={appointment.is_emergency}
      name={doctor.name}
      onSaid={() => void client.invalidateQueries({ queryKey: appointmentQuery(id).queryKey })}
    />
  );
}

/** That a call of the plan pays, and how many it has left. */
function paidByPlan({ calls_remaining: left }: AppointmentBody, t: Translation['t']): string {
  return left === undefined ? t('order.a-call') : `${t('order.a-call')} · ${t('way.left', { count: left })}`;
}

function appointmentLines(appointment: AppointmentBody, speech: Translation, now: number): [string, string][] {
  const { t, money, clock } = speech;
  const { time, doctor_time: doctorTime } = appointment;
  const type = appointment.is_emergency ? 'call.emergency' : appointment.type === 'video' ? 'call.video' : 'call.phone';
  return [
    [t('order.for'), appointment.person?.name ?? t('booking.who-me')],
    [t('order.when'), whenText(appointment, speech, now)],
    ...(time && doctorTime && time !== doctorTime
      ? [[t('appointment.doctor-side'), clock(doctorTime)] as [string, string]]
      : []),
    [t('order.type'), t(type)],
    [t('order.price'), money(appointment.price)],
    ...(appointment.stage.money?.stage === 'call-used'
      ? [[t('order.paid-by'), paidByPlan(appointment, t)] as [string, string]]
      : []),
    ...(appointment.credit.amount > 0 ? [[t('order.credit'), money(appointment.credit)] as [string, string]] : []),
    ...(appointment.reason ? [[t('appointment.reason'), appointment.reason] as [string, string]] : []),
    ...(appointment.cancel_reason
      ? [[t('appointment.cancel-reason'), appointment.cancel_reason] as [string, string]]
      : []),
    ...(appointment.payment_reference
      ? [[t('receipt.reference'), appointment.payment_reference] as [string, string]]
      : []),
  ];
}
