import { useState } from 'react';
import { Ticket, Wallet } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import type { DoctorType } from '@tabibu/contract/specialties';
import type { CallType } from '../../api/bookings.ts';
import { usePlanCalls } from '../../components/plan-calls.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Choice } from '../../ui/choice.tsx';
import type { ChoiceItem } from '../../ui/choice.tsx';
import type { SentenceKey } from '../../shell/translation.tsx';

export type Way = 'direct' | 'coupon';

/** How the patient pays: with a call of a plan, or directly. */
interface WayOfBooking {
  readonly chosen: Way;
  /** Null where nothing is to be chosen, because the patient has no coupon. */
  readonly plan: { readonly left: number; readonly whyNot: SentenceKey | null } | null;
  /** The patient pays directly although the plan could. */
  readonly instead: 'direct' | undefined;
  readonly choose: (way: Way) => void;
}

/** Returns the choice. A plan that pays for this call comes first, so that nobody pays a second time for it. */
export function useWay(doctorType: DoctorType, callType: CallType, sent?: string): WayOfBooking {
  const { coupons, left } = usePlanCalls(doctorType);
  const [wish, choose] = useState<Way | undefined>(sent === 'direct' || sent === 'coupon' ? sent : undefined);
  const whyNot = reasonAgainst();
  const pays = coupons.length > 0 && whyNot === null;
  const chosen = pays ? (wish ?? 'coupon') : 'direct';
  return {
    chosen,
    instead: pays && chosen === 'direct' ? chosen : undefined,
    plan: coupons.length === 0 ? null : { left, whyNot },
    choose,
  };

  function reasonAgainst(): SentenceKey | null {
    if (callType === 'video') return 'booking.coupon-phone-only';
    if (left > 0) return null;
    return coupons.some((one) => one.doctor_type === doctorType) ? 'booking.coupon-over' : 'booking.coupon-other-type';
  }
}

/** The choice between the own plan and paying; whoever has no coupon sees none (PAT-BOOK-06). */
export function WayChoice({ way: { chosen, plan, choose } }: { way: WayOfBooking }) {
  const { t } = useTranslation();
  if (plan === null) return <input type="hidden" name="pay-by" value="direct" />;
  const own: ChoiceItem<Way> = {
    value: 'coupon',
    title: t('booking.use-plan'),
    note: plan.whyNot === null ? t('way.left', { count: plan.left }) : t(plan.whyNot),
    icon: <Icon node={Ticket} size={22} />,
    disabled: plan.whyNot !== null,
  };
  const direct: ChoiceItem<Way> = {
    value: 'direct',
    title: t('booking.pay-directly'),
    note: t('booking.pay-directly-note'),
    icon: <Icon node={Wallet} size={22} />,
  };
  return (
    <Choice<Way>
      legend={t('booking.how-to-pay')}
      name="pay-by"
      value={chosen}
      onChoose={choose}
      items={plan.whyNot === null ? [own, direct] : [direct, own]}
    />
  );
}
