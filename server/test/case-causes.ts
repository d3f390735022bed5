import { createHmac } from 'node:crypto';
import { callbackAddress } from '../src/callback-address.ts';
import { sweepCalls } from '../src/modules/calls/sweep-calls.ts';
import { recordFindings } from '../src/modules/cases/index.ts';
import { sendNotice } from '../src/modules/notifications/index.ts';
import { findPayment } from '../src/modules/payments/index.ts';
import { queryStatus } from '../src/modules/payments/query-status.ts';
import { MINUTE, SECOND, later } from '../src/platform/time.ts';
import { askForMoney, force, hold, pass, pay } from './booking-makers.ts';
import { aCall, enter } from './call-makers.ts';
import type { CallPeople } from './call-makers.ts';
import type { TestProduct } from './harness.ts';
import type { Visitor } from './visitor.ts';

/** Both were in the waiting room and never got through to each other. */
export async function aFailedCall(product: TestProduct): Promise<CallPeople> {
  const call = await aCall(product, 1, undefined, { call_type: 'video' });
  const wires = [await enter(product, call.patient, call.bookingId), await enter(product, call.doctor, call.bookingId)];
  for (const wire of wires) wire.socket.terminate();
  product.clock.set(later(call.startsAt, 46 * MINUTE));
  await sweepCalls(product.ctx());
  await product.settle();
  return call;
}

interface Asked {
  readonly doctorId: string;
  readonly startsAt: string;
  /** The number that pays. */
  readonly phone: string;
}

/** Asks for the money of a new appointment from a number to which the network answers as told. Returns the booking. */
export async function anAnswer(
  product: TestProduct,
  patient: Visitor,
  { doctorId, startsAt, phone }: Asked,
  scenario: object,
): Promise<string> {
  const held = await hold(patient, doctorId, startsAt);
  if (held.status !== 201) throw new Error(`the slot was not held: ${held.status} ${held.text}`);
  const booking = held.body.data.id as string;
  await force(product, { phone, ...scenario });
  await askForMoney(patient, booking, { phone });
  await pass(product, 10 * SECOND);
  return booking;
}

/** Returns the id of the payment of an appointment that counts now. */
export async function paymentOf(product: TestProduct, bookingId: string): Promise<string> {
  return (await findPayment(product.ctx(), { purpose: { kind: 'booking', id: bookingId } }))!.id;
}

/**
 * Has the network prove a payment that it only called paid before. If the patient has paid again meanwhile, one of the
 * two is owed back.
 */
export async function proveLate(product: TestProduct, paymentId: string, phone: string): Promise<void> {
  await force(product, { phone, outcome: 'paid', status: 'full' });
  await queryStatus(product.ctx(), { paymentId });
  await product.settle();
}

/** A payment company reports a payment that is not ours, signed as it signs. */
export async function aStrayCallback(product: TestProduct): Promise<void> {
  const payment = { id: 'ch_77', reference: crypto.randomUUID(), status: 'paid', amount: '750.00', currency: 'KES' };
  const body = JSON.stringify({
    id: crypto.randomUUID(),
    type: 'payment.paid',
    payment: { ...payment, method: 'mpesa', merchant: 'TABIBU' },
  });
  const timestamp = String(Math.floor(product.clock.now().getTime() / 1000));
  const mark = createHmac('sha256', 'sandbox-cards-callback-secret').update(`${timestamp}.${body}`).digest('hex');
  const address = callbackAddress(product.services.keys, product.url, { party: 'cards', kind: 'payment' });
  const headers = {
    'content-type': 'application/json',
    'x-cards-timestamp': timestamp,
    'x-cards-signature': `v1=${mark}`,
  };
  const reply = await fetch(address, { method: 'POST', headers, body });
  if (reply.status !== 200) throw new Error(await reply.text());
  await product.settle();
}

/** A paid emergency for which this doctor is rung. Nobody accepts it in time. Returns the booking. */
export async function anUnansweredEmergency(product: TestProduct, patient: Visitor, doctorId: string): Promise<string> {
  const asked = { doctor_id: doctorId, is_emergency: true, reason: 'Anahema kwa shida' };
  const { body } = await patient.post('/api/bookings', asked);
  await pay(product, patient, body.data.id);
  await pass(product, 6 * MINUTE, MINUTE);
  return body.data.id as string;
}

/** The provider refuses a text message to this person. `key` names the message. */
export async function refuseMessage(product: TestProduct, patient: Visitor, key: string): Promise<void> {
  await force(product, { phone: patient.phone, sms: 'refused' });
  await sendNotice(product.ctx(), {
    to: { accountId: patient.accountId },
    template: 'refund-due',
    values: { amount: { amount: 600_000, currency: 'TZS' } },
    key,
  });
  await product.settle();
}

/** The hourly check finds so many rows that violate a rule of the stored data. */
export async function findBroken(product: TestProduct, broken: number): Promise<void> {
  await recordFindings(product.ctx({ kind: 'job', name: 'test' }), [
    {
      id: 'I-04',
      says: 'a doctor is in one place',
      sql: '',
      broken,
      examples: broken === 0 ? [] : ['019b7600-0000-7000-8000-0000000000c1', '019b7600-0000-7000-8000-0000000000c2'],
    },
  ]);
}
