import {
  aFailedCall,
  aStrayCallback,
  anAnswer,
  anUnansweredEmergency,
  findBroken,
  paymentOf,
  proveLate,
  refuseMessage,
} from '../server/test/case-causes.ts';
import { aDoctor, at, pass, pay } from '../server/test/booking-makers.ts';
import { measureUrgentTwice } from '../server/test/reading-makers.ts';
import { decideCase, sweptCasesOf } from '../server/test/case-makers.ts';
import type { TestProduct } from '../server/test/harness.ts';
import type { Visitor } from '../server/test/visitor.ts';
import { HOUR } from '../server/src/platform/time.ts';
import { succeed } from './work-desk.ts';

/** A video call in which patient and doctor never met. */
export async function failCall(product: TestProduct): Promise<void> {
  const { doctorId, patient } = await aFailedCall(product);
  await rename(product, doctorId, patient);
}

async function rename({ db }: TestProduct, doctorId: string, { accountId }: Visitor): Promise<void> {
  await db.pool.query('update doctors set full_name = $2 where id = $1', [doctorId, 'Dkt. Rehema Kileo']);
  await db.pool.query('update accounts set full_name = $2 where id = $1', [accountId, 'Fatuma Abdallah Ngowi']);
}

/** A payment about which the network says nothing for more than a day. */
export async function leaveUnanswered(product: TestProduct): Promise<void> {
  const patient = await product.patient({ full_name: 'Baraka Mwita' });
  const asked = { doctorId: await aDoctor(product), startsAt: at(product, 4, '10:00'), phone: '+255754310001' };
  await anAnswer(product, patient, asked, { outcome: 'silence' });
  await pass(product, 25 * HOUR, HOUR);
}

/** What the network calls paid without proof. */
export interface Unproven {
  readonly patient: Visitor;
  readonly phone: string;
  readonly bookingId: string;
}

/** A payment that the network calls paid without proof. Its case opens two minutes later. */
export async function payWithoutProof(product: TestProduct): Promise<Unproven> {
  const patient = await product.patient({ full_name: 'Salma Rashid' });
  const phone = '+255754310002';
  const asked = { doctorId: await aDoctor(product), startsAt: at(product, 4, '11:00'), phone };
  return { patient, phone, bookingId: await anAnswer(product, patient, asked, { outcome: 'paid', status: 'loose' }) };
}

/** An administrator ends such a payment as not paid, it is paid again, and then it is proven. */
export async function overpay(product: TestProduct, administrator: Visitor, unproven: Unproven): Promise<void> {
  const { patient, phone, bookingId } = unproven;
  await product.settle();
  const first = await paymentOf(product, bookingId);
  const [one] = await sweptCasesOf(product, administrator, 'payment-mismatch');
  await succeed(decideCase(administrator, one!.id, 'not-paid', { note: 'Haipo kwenye taarifa ya leo.' }));
  await product.settle();
  await pay(product, patient, bookingId);
  await proveLate(product, first, phone);
}

/**
 * An answer with another amount, a refusal because of us, a report of a payment that is not ours, a person whom
 * messages do not reach, a broken rule, somebody with urgent readings, and an emergency that nobody accepts.
 */
export async function causeTheRest(product: TestProduct): Promise<void> {
  const patient = await product.patient({ full_name: 'Halima Saidi' });
  for (const [time, phone, scenario] of [
    ['12:00', '+255754310003', { outcome: 'wrong-amount' }],
    ['13:00', '+255754310004', { answer: 'unauthorized' }],
  ] as const) {
    const asked = { doctorId: await aDoctor(product), startsAt: at(product, 4, time), phone };
    await anAnswer(product, patient, asked, scenario);
  }
  await aStrayCallback(product);
  await refuseMessage(product, await product.patient({ full_name: 'Jean-Baptiste Ndayishimiye' }), 'pictures');
  await findBroken(product, 2);
  await measureUrgentTwice(product, await product.patient({ full_name: 'Zuhura Mollel' }));
  const [breathless, onCall] = [await product.patient({ full_name: 'Amani Kessy' }), await aDoctor(product)];
  await anUnansweredEmergency(product, breathless, onCall);
}
