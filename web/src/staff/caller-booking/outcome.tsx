import type { AssistedBookingBody } from '../../api/assisted-bookings.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { BookForCaller } from './book-for-caller.tsx';
import { BookedTime } from './booked-time.tsx';

/** How a booking for a caller ended, and the way to the next one. No amount is shown any more. */
export function Outcome({ assisted }: { assisted: AssistedBookingBody }) {
  const { t } = useTranslation();
  const isPaid = assisted.state === 'paid';
  const isUnheld = assisted.state === 'ended' && assisted.booking === null;
  return (
    <section className="card stack caller-card">
      <Notice tone={isPaid ? 'success' : 'info'} announce title={t('caller-booking.over', { state: assisted.state })}>
        <p>{t('caller-booking.over-more', { state: isUnheld ? 'unheld' : assisted.state })}</p>
      </Notice>
      <p className="caller-line">
        <strong translate="no">{assisted.caller.full_name}</strong>
        <span className="numbers">…{assisted.caller.phone}</span>
      </p>
      {isPaid && <BookedTime assisted={assisted} />}
      <p>
        <BookForCaller />
      </p>
    </section>
  );
}
