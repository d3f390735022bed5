import { wallClockAt } from '@tabibu/contract/clock-times';
import type { DoctorPageBody } from '@tabibu/contract/doctors';
import type { CallType } from '../../api/bookings.ts';
import { A_CHILD } from '../../components/public/book-path.ts';
import { minutesAndSeconds, useSecondsUntil } from '../../components/countdown.ts';
import type { SlotChoice } from '../../components/slot-picker-choice.ts';
import { sameInstant } from '../../components/slot-picker-days.ts';
import { useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import type { SentenceKey } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import type { HeldSlot } from './held-order.ts';
import type { Who } from './who-for.tsx';

interface BookingBarProps {
  choice: SlotChoice;
  held: HeldSlot | undefined;
  type: CallType;
  price: DoctorPageBody['phone_price'];
  way: 'direct' | 'coupon';
  who: Who;
  busy: boolean;
}

/** The bar at the lower edge: the chosen time, the price and the button that goes on to payment. */
export function BookingBar({ choice, held, type, price, way, who, busy }: BookingBarProps) {
  const { t, day, clock, clockAt, money } = useTranslation();
  const now = useNow();
  const forWhom = who.members.find(({ id }) => id === who.personId)?.name ?? t(unnamedWords(who));
  const { slot, query } = choice;
  const zone = query.data?.patient_time_zone ?? 'UTC';
  const isHeld = slot !== undefined && held !== undefined && sameInstant(held.starts_at, slot.starts_at);
  const left = useSecondsUntil(isHeld ? held.hold_expires_at : undefined);
  const differs = slot && slot.patient_time !== slot.doctor_time;
  return (
    <aside className="booking-bar">
      {slot ? (
        <p>
          <span className="booking-bar-order">
            <strong
              suppressHydrationWarning
            >{`${day(slot.day, wallClockAt(now, zone).day)}, ${clockAt(slot.starts_at, zone, now)}`}</strong>
            <strong translate="no" className="numbers booking-bar-price">
              {way === 'coupon' ? t('booking.one-call') : money(price)}
            </strong>
          </span>
          {differs && (
            <span className="small muted booking-bar-line">
              {t('appointment.doctor-clock', { time: clock(slot.doctor_time) })}
            </span>
          )}
          <span className="small muted booking-bar-line">
            {forWhom} · {t(type === 'video' ? 'call.video' : 'call.phone')} ·{' '}
            <span suppressHydrationWarning>
              {left === undefined
                ? t('booking.held-ten-minutes')
                : t('booking.held-left', { time: minutesAndSeconds(left) })}
            </span>
          </span>
        </p>
      ) : (
        <p className="muted">{t(query.isPending ? 'booking.looking' : 'booking.no-time')}</p>
      )}
      <Button type="submit" wide busy={busy} disabled={!slot}>
        {t(way === 'coupon' ? 'booking.use-plan' : 'booking.pay-directly')}
      </Button>
    </aside>
  );
}

function unnamedWords({ chosen, isUnnamed }: Who): SentenceKey {
  if (!isUnnamed) return 'booking.who-me';
  return chosen === A_CHILD ? 'booking.who-child' : 'booking.who-other';
}
