import { wallClockAt } from '@tabibu/contract/clock-times';
import type { AssistedBookingBody } from '../../api/assisted-bookings.ts';
import { useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';

/** Doctor, kind of call and time of a booking for a caller, on the caller's clock and on the doctor's if it differs. */
export function BookedTime({ assisted: { booking, caller } }: { assisted: AssistedBookingBody }) {
  const { t, moment, clock } = useTranslation();
  const now = useNow();
  if (booking === null) return null;
  const theirs = wallClockAt(booking.starts_at, booking.doctor.time_zone).time;
  const differs = theirs !== wallClockAt(booking.starts_at, caller.time_zone).time;
  return (
    <p className="caller-time">
      <strong translate="no">{booking.doctor.name}</strong>
      <span suppressHydrationWarning>
        {moment(booking.starts_at, caller.time_zone, now)}
        {' · '}
        {t(booking.call_type === 'video' ? 'caller-booking.video-call' : 'caller-booking.phone-call')}
      </span>
      {differs && <span className="small muted">{t('caller-booking.say-doctor', { time: clock(theirs) })}</span>}
    </p>
  );
}
