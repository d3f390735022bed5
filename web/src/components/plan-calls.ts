import type { QueryClient } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import type { DoctorType } from '@tabibu/contract/specialties';
import { ownCouponsQuery } from '../api/coupons.ts';
import type { OwnCouponBody } from '../api/coupons.ts';
import type { Visit } from '../shell/screen-file.ts';
import { useMe } from '../shell/session.tsx';

/** What a screen needs that shows the calls of the reader's plans. */
export function planCallsNeeded({ me }: Pick<Visit, 'me'>, client: QueryClient): readonly Promise<unknown>[] {
  return me?.role === 'patient' ? [client.prefetchQuery(ownCouponsQuery(me.phone))] : [];
}

/** The coupons of the person who is signed in, and how many calls they pay with a type of doctor now. */
export function usePlanCalls(type: DoctorType): { readonly coupons: readonly OwnCouponBody[]; readonly left: number } {
  const me = useMe();
  const { data: coupons = [] } = useQuery({ ...ownCouponsQuery(me?.phone ?? ''), enabled: me?.role === 'patient' });
  const left = coupons
    .filter((one) => one.is_active && one.doctor_type === type)
    .reduce((sum, one) => sum + one.calls_remaining, 0);
  return { coupons, left };
}
