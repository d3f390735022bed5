import { carePlans } from '../src/modules/care-plans/index.ts';
import { planPriceFor } from '@tabibu/contract/care-plan-rules';
import type { DoctorType } from '@tabibu/contract/specialties';
import { SECOND } from '../src/platform/time.ts';
import { pass } from './booking-makers.ts';
import type { TestProduct } from './harness.ts';
import type { Reply, Visitor } from './visitor.ts';

interface Wanted {
  readonly plan_id?: string;
  readonly doctor_type?: DoctorType;
  readonly phone?: string;
  readonly price?: { amount: number; currency: string };
}

/** Orders a plan at the price of Tanzania unless another one is given. */
export async function orderPlan(product: TestProduct, visitor: Visitor, wanted: Wanted = {}): Promise<Reply> {
  const { plan_id = 'family', doctor_type = 'general', phone = '+255754000000' } = wanted;
  const plan = (await carePlans(product.ctx())).find(({ id }) => id === plan_id);
  const price = wanted.price ?? planPriceFor(plan!.prices.get('TZ')!, doctor_type);
  return visitor.post('/api/plan-orders', { package_type: plan_id, doctor_type, price, full_name: 'Asha Juma', phone });
}

/** Starts the checkout of a reference by mobile money. */
export const checkOut = (visitor: Visitor, reference: string, method = 'mpesa'): Promise<Reply> =>
  visitor.post('/api/payments/azampay/checkout', { reference_id: reference, payment_method: method, wait: false });

/** Orders a plan, pays it and waits until it is open. Returns its order with what was bought. */
export async function buyPlan(product: TestProduct, visitor: Visitor, wanted: Wanted = {}) {
  const saved = await orderPlan(product, visitor, wanted);
  if (saved.status !== 201) throw new Error(`the plan was not ordered: ${saved.status} ${saved.text}`);
  const { order_id: orderId, reference_id: reference } = saved.body.data;
  const checkout = await checkOut(visitor, reference);
  if (checkout.status !== 200) throw new Error(`the checkout was refused: ${checkout.text}`);
  await product.settle();
  for (let tries = 0; tries < 12; tries += 1) {
    // The gateway's stand-in answers in real time.
    if (tries > 2) await new Promise((done) => setTimeout(done, 100 * tries));
    await pass(product, 5 * SECOND);
    const { body } = await visitor.get(`/api/plan-orders/${orderId}`);
    if (body.data.bought !== null) return { ...body.data, reference: reference as string };
  }
  throw new Error('the payment never arrived');
}
