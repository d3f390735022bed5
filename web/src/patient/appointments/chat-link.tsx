import { useQuery } from '@tanstack/react-query';
import { MessageSquare } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { CALL_WINDOW, callWindowOf } from '@tabibu/contract/call-window';
import type { AppointmentBody } from '../../api/bookings.ts';
import { messagesQuery } from '../../api/calls.ts';
import { useCountry, useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';

const MINUTE = 60_000;

/**
 * Links to the chat when the call is over. The patient can write until 24 hours after the planned end, after a
 * consultation that took place for a week, and read after that (W13). For a cancelled appointment the link appears only
 * if the chat has messages.
 */
export function ChatLink({ appointment }: { appointment: AppointmentBody }) {
  const { t, moment } = useTranslation();
  const now = useNow();
  const zone = useCountry().timeZone ?? 'UTC';
  const wasOpen = hadChat(appointment, now);
  const calledOff = appointment.state === 'cancelled';
  const messages = useQuery({ ...messagesQuery(appointment.id), enabled: wasOpen && calledOff }).data;
  if (!wasOpen || (calledOff && !messages?.messages.length)) return null;
  const until = writableUntil(appointment);
  return (
    <ButtonLink look="secondary" wide href={`/call/${appointment.id}`}>
      <Icon node={MessageSquare} size={20} />
      {calledOff || now >= until.getTime() ? (
        t('appointment.chat-read')
      ) : appointment.state === 'completed' ? (
        <span suppressHydrationWarning>
          {t('appointment.chat-until', { when: moment(until.toISOString(), zone, now) })}
        </span>
      ) : (
        t('appointment.chat')
      )}
    </ButtonLink>
  );
}

/**
 * True when the appointment was paid, its call has been open, and the patient cannot join the call now. (The button
 * that joins the call leads to the chat as well.)
 */
function hadChat(
  { state, payment_status: money, starts_at: startsAt, is_emergency: emergency, actions }: AppointmentBody,
  now: number,
): boolean {
  if (
    startsAt === null ||
    state === 'expired' ||
    money === 'pending' ||
    money === 'cancelled' ||
    actions.includes('join')
  )
    return false;
  return now >= Date.parse(startsAt) - (emergency ? 0 : CALL_WINDOW.before * MINUTE);
}

function writableUntil({
  starts_at: startsAt,
  expected_at: expectedAt,
  is_emergency: isEmergency,
  state,
}: AppointmentBody): Date {
  return callWindowOf({
    startsAt: new Date(startsAt ?? ''),
    ...(expectedAt !== null && { expectedAt: new Date(expectedAt) }),
    isEmergency,
    isCompleted: state === 'completed',
  }).chatUntil;
}
