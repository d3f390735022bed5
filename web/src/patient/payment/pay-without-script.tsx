import { wallClockAt } from '@tabibu/contract/clock-times';
import type { AppointmentBody } from '../../api/bookings.ts';
import { useCountry } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/forms/notice.tsx';

/**
 * For browsers without script: says that paying needs script and until when the slot is held, and lets the patient
 * cancel the hold. Browsers with script show nothing of it.
 */
export function PayWithoutScript({ appointment }: { appointment: AppointmentBody }) {
  const { t, clock } = useTranslation();
  const zone = useCountry().timeZone ?? 'UTC';
  const until = appointment.hold_expires_at;
  return (
    <noscript>
      <Notice tone="warning" title={t('pay.no-script')}>
        <p>{t('pay.no-script-how')}</p>
        {until && (
          <p>
            {t(appointment.is_emergency ? 'pay.no-script-emergency' : 'pay.no-script-until', {
              time: clock(wallClockAt(until, zone).time),
            })}
          </p>
        )}
        {appointment.cancel_closes && <p>{t('cancel.closes')}</p>}
        <form name="cancel-hold" method="post">
          <Button type="submit" look="secondary">
            {t('pay.no-script-cancel')}
          </Button>
        </form>
      </Notice>
    </noscript>
  );
}
