import type { CouponSendingBody } from '../../api/subscriptions.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { useDays } from '../applications/use-days.ts';
import { useSubscriptionWords } from './use-subscription-words.ts';

/** Below a code: what became of the last text message with it, and when it was sent. */
export function SendingState({ sending }: { sending: CouponSendingBody | null }) {
  const { t } = useTranslation();
  const { moment } = useDays();
  const words = useSubscriptionWords();
  if (sending === null) return null;
  const { state, at } = sending;
  return (
    <p className={state === 'failed' || state === 'unclear' ? 'small danger-text' : 'small muted'}>
      {t(`subscriptions.sms-${state}`)} ·{' '}
      <time dateTime={at} title={moment(at)}>
        {words.day(at)}
      </time>
    </p>
  );
}
