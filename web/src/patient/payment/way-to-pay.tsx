import { useState } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Ticket, Wallet } from 'lucide-react';
import type { AppointmentBody } from '../../api/bookings.ts';
import { ownCouponsQuery } from '../../api/coupons.ts';
import { lazyPart } from '../../shell/lazy-part.tsx';
import { useMe } from '../../shell/session.tsx';
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
 * A coupon that can pay is suggested. Coupons pay for phone calls only, so a video call has no choice. `children` is
 * the form to pay.
 */
export function WayToPay({ appointment, children }: { appointment: AppointmentBody; children: ReactNode }) {
  const { t } = useTranslation();
  const me = useMe();
  const hydrated = useHydrated();
  const canUse = appointment.type === 'phone';
  const { data: coupons = [] } = useQuery({ ...ownCouponsQuery(me?.phone ?? ''), enabled: canUse && me !== null });
  const [chosen, setChosen] = useState<Way>();
  const left = coupons
    .filter((one) => one.is_active && one.doctor_type === appointment.doctor_type)
    .reduce((sum, one) => sum + one.calls_remaining, 0);
  const hasChoice = canUse && hydrated;
  const way = chosen ?? (left > 0 ? 'coupon' : 'direct');
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
          items={[
            { value: 'direct', title: t('way.direct'), icon: <Wallet size={22} aria-hidden="true" /> },
            {
              value: 'coupon',
              title: t('way.coupon'),
              note: coupons.length === 0 ? t('way.no-coupon') : t('way.left', { count: left }),
              icon: <Ticket size={22} aria-hidden="true" />,
              disabled: coupons.length === 0,
            },
          ]}
        />
      )}
      {hasChoice && way === 'coupon' ? <CouponPay appointment={appointment} coupons={coupons} /> : children}
    </>
  );
}
