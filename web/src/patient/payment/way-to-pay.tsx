import { useState } from 'react';
import type { ReactNode } from 'react';
import { Ticket, Wallet } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import type { AppointmentBody } from '../../api/bookings.ts';
import { usePlanCalls } from '../../components/plan-calls.ts';
import { lazyPart } from '../../shell/lazy-part.tsx';
import { useQueryOfAddress } from '../../shell/screen-visit.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { useHydrated } from '../../shell/use-hydrated.ts';
import { Choice } from '../../ui/choice.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';

const { Part: CouponPay } = lazyPart(() => import('./coupon-pay.tsx'), {
  file: 'src/patient/payment/coupon-pay.tsx',
  sentences: ['plans'],
  fallback: <CardSkeletons count={1} />,
});

type Way = 'direct' | 'coupon';

/**
 * The choice between paying and a coupon, which is closed to whoever has none (PAT-BOOK-06, PAT-BOOK-09, PAT-COUP-04).
 * A plan that can pay comes first and is suggested, unless paying was chosen with the booking. Coupons pay for phone
 * calls only, so a video call has no choice. `children` is the form to pay.
 */
export function WayToPay({ appointment, children }: { appointment: AppointmentBody; children: ReactNode }) {
  const { t } = useTranslation();
  const hydrated = useHydrated();
  const canUse = appointment.type === 'phone';
  const { coupons, left } = usePlanCalls(appointment.doctor_type);
  const before = useQueryOfAddress().get('way');
  const [chosen, setChosen] = useState<Way | undefined>(before === 'direct' ? 'direct' : undefined);
  const hasChoice = canUse && hydrated;
  const way = chosen ?? (left > 0 ? 'coupon' : 'direct');
  const direct = { value: 'direct' as const, title: t('way.direct'), icon: <Icon node={Wallet} size={22} /> };
  const own = {
    value: 'coupon' as const,
    title: t(left > 0 ? 'booking.use-plan' : 'way.coupon'),
    note: coupons.length === 0 ? t('way.no-coupon') : t('way.left', { count: left }),
    icon: <Icon node={Ticket} size={22} />,
    disabled: coupons.length === 0,
  };
  // `children` keep their place before and after the choice appears: in another place React would draw the form anew,
  // and what was typed or pressed before the script arrived would be lost.
  return (
    <>
      {hasChoice && (
        <Choice<Way>
          legend={t('way.legend')}
          name="way"
          value={way}
          onChoose={setChosen}
          items={left > 0 ? [own, direct] : [direct, own]}
        />
      )}
      {hasChoice && way === 'coupon' ? <CouponPay appointment={appointment} coupons={coupons} /> : children}
    </>
  );
}
