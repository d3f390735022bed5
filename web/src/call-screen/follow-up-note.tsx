import { PhoneOutgoing } from 'lucide';
import { Icon } from '../ui/icon.tsx';
import type { CallViewBody } from '../api/calls.ts';
import { useEmergencyNumbers } from '../components/emergency/use-emergency-numbers.ts';
import { useCountry, useNow } from '../shell/session.tsx';
import { useTranslation } from '../shell/translation.tsx';

/**
 * Says after a call until when both may write to each other, that an emergency must not wait for an answer, and, when
 * the time is over, what to do instead.
 */
export function FollowUpNote({ call }: { call: CallViewBody }) {
  const { t, moment } = useTranslation();
  const now = useNow();
  const country = useCountry();
  const numbers = useEmergencyNumbers()(country.code);
  const until = moment(call.chat_until, country.timeZone ?? 'UTC', now);
  if (now >= Date.parse(call.chat_until)) return <p className="small muted">{t('room.chat-over', { when: until })}</p>;
  if (now < Date.parse(call.closes_at) && call.state !== 'ended') return null;
  return (
    <>
      <p className="small">{t('room.chat-until', { when: until })}</p>
      {call.side === 'patient' && (
        <p className="small">
          {t('room.chat-emergency')}{' '}
          {numbers.map(({ number }) => (
            <a key={number} className="call-urgent-number numbers" href={`tel:${number}`}>
              <Icon node={PhoneOutgoing} size={16} />
              {number}
            </a>
          ))}
        </p>
      )}
    </>
  );
}
