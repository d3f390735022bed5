import type { CountryCode } from '@tabibu/contract/countries';
import type { DoctorType } from '@tabibu/contract/specialties';
import { MINUTE, SECOND } from '../server/src/platform/time.ts';
import type { TestProduct } from '../server/test/harness.ts';
import { aSubscription, generate, useCalls } from '../server/test/subscription-makers.ts';
import type { Visitor } from '../server/test/visitor.ts';
import { succeed } from './work-desk.ts';

type Subscriber = readonly [string, string, CountryCode, string, DoctorType, number];

const SUBSCRIBERS: readonly Subscriber[] = [
  ['Asha Mwinyi', '+255754222333', 'TZ', 'family', 'general', 7],
  ['Jean-Bosco Ndayishimiye', '+25779123456', 'BI', 'hypertension', 'specialist', 9],
  ['Zuri Wekesa', '+254712300771', 'KE', 'diabetes', 'general', 14],
  ['Nokuthula van der Westhuizen', '+27821234999', 'ZA', 'pregnancy', 'general', 0],
  ['Uwimana Claudine', '+250788123456', 'RW', 'cancer', 'specialist', 15],
];

/** Subscribers of five countries with few, many, all and none of their calls used, and coupons that were sent. */
export async function fillSubscriptions(product: TestProduct, administrator: Visitor): Promise<void> {
  const opened: { id: string; code: string }[] = [];
  for (const [fullName, phone, country, planId, doctorType, used] of SUBSCRIBERS) {
    const patient = await product.patient({ full_name: fullName, phone, country });
    const one = await aSubscription(product, patient, { planId, doctorType, country });
    await useCalls(product, one.code, used);
    opened.push(one);
    product.clock.advance(SECOND);
  }
  const made = await succeed(
    generate(administrator, opened[2]!.id, {
      call_limit: 4,
      reason: 'Simu ya Jumanne ilikatika mara mbili kabla daktari hajamaliza.',
    }),
  );
  await succeed(administrator.post('/api/admin/send-coupon', { coupon_code: made.body.data.coupon_code }));
  await succeed(administrator.post('/api/admin/send-coupon', { coupon_code: opened[0]!.code }));
  await product.settle();
  const asked = { subscription_id: opened[1]!.id, call_limit: 3, reason: 'The doctor did not come on Monday.' };
  await succeed(administrator.post('/api/admin/approvals/coupons', asked));
  product.clock.advance(MINUTE);
}
