import { randomUUID } from 'node:crypto';
import type { CountryCode } from '@tabibu/contract/countries';
import type { Money } from '@tabibu/contract/currencies';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { newId, randomBase32 } from '../../platform/ids.ts';
import { normalizePhone } from '../../platform/phone.ts';
import { Problem } from '../../platform/problem.ts';
import { cleanPayerName } from './rules.ts';
import { LIVE } from './states.ts';
import { paymentOf } from './payment-store.ts';
import type { Payment, PaymentRow, Purpose } from './payment-store.ts';
import * as transitions from './transition-store.ts';
import * as store from './store.ts';

export interface PaymentInput {
  readonly purpose: Purpose;
  readonly payerId: string;
  readonly price: Money;
  readonly priceVersion: number;
  readonly fullName: string;
  readonly phone: string;
  readonly country: CountryCode;
  /** What a hosted page may show: 'Dr Amina Salum, phone consultation'. */
  readonly description: string;
  /** The path of our own page to which a hosted page returns. */
  readonly returnPath?: string;
  /** After this time the first request for the money is no longer sent. */
  readonly payBy?: Date;
}

const REFERENCE_TRIES = 5;
type Inside = Context & { db: Transaction };

/**
 * Opens the payment of a purpose at the caller's price, under a reference of our own (P-01, P-02, W27). May be
 * repeated: a payment that was not checked out yet gets the new details. Throws 'payment-name-required',
 * 'phone-required' or 'phone-invalid', 'payment-unsettled' while an earlier payment may still bring money (P-06), and
 * 'payment-settled' once one has.
 */
export async function openPayment(ctx: Context, input: PaymentInput): Promise<Payment> {
  const fullName = cleanPayerName(input.fullName);
  if (fullName === '') throw new Problem('payment-name-required');
  if (input.phone.trim() === '') throw new Problem('phone-required');
  const phone = normalizePhone(input.phone, input.country);
  if (phone === null) throw new Problem('phone-invalid');
  const clean: PaymentInput = { ...input, fullName, phone };
  return inTransaction(ctx, async (inside) => {
    const { payment, isNew } = await writePayment(inside, clean);
    if (!isNew) return payment;
    const { reference, price } = payment;
    await audit(inside, {
      action: 'payments.open',
      object: 'payment',
      objectId: payment.id,
      details: { reference, amount: price.amount, currency: price.currency },
    });
    return payment;
  });
}

/**
 * Writes the new details into the live payment of the purpose and returns it. Voids it and returns undefined when the
 * price or the payer differs or a method was chosen, so that a new payment can be opened.
 */
async function rewriteEarlier(inside: Inside, input: PaymentInput): Promise<Payment | undefined> {
  const payments = await inside.db.many(store.lockPurpose, {
    purposeKind: input.purpose.kind,
    purposeId: input.purpose.id,
  });
  const live = payments.map(paymentOf).find((payment) => LIVE.includes(payment.state) && !payment.surplus);
  if (live === undefined) return undefined;
  if (live.state === 'settled' || live.state === 'refund-due') throw new Problem('payment-settled');
  if (live.requestedAt !== null) throw new Problem('payment-unsettled');
  const sameOrder =
    live.price.amount === input.price.amount &&
    live.price.currency === input.price.currency &&
    live.priceVersion === input.priceVersion;
  if (sameOrder && live.payerId === input.payerId) {
    const { fullName, phone, country, description, returnPath = '/', payBy = null } = input;
    const row = await inside.db.maybe(store.rewrite, {
      id: live.id,
      fullName,
      phone,
      country,
      description,
      returnPath,
      payBy,
    });
    if (row !== undefined) return paymentOf(row);
  }
  await inside.db.run(transitions.moveToVoided, { id: live.id, now: inside.clock.now() });
  return undefined;
}

/**
 * Inserts the payment or rewrites the earlier one. Tries the insert first, because the purpose almost never has a
 * payment yet.
 */
async function writePayment(inside: Inside, input: PaymentInput): Promise<{ payment: Payment; isNew: boolean }> {
  for (let tries = 0; tries < REFERENCE_TRIES; tries += 1) {
    const row = await insert(inside, input);
    if (row !== undefined) return { payment: paymentOf(row), isNew: true };
    const kept = await rewriteEarlier(inside, input);
    if (kept !== undefined) return { payment: kept, isNew: false };
  }
  throw new Problem('payment-save-failed');
}

/** Returns a new reference of our own. Two may be equal, which the database refuses. */
export function newReference(now: Date): string {
  return `TBB-${Math.floor(now.getTime() / 1000)}-${randomBase32(8)}`;
}

function insert(inside: Inside, input: PaymentInput): Promise<PaymentRow | undefined> {
  const {
    purpose,
    payerId,
    price,
    priceVersion,
    fullName,
    phone,
    country,
    description,
    returnPath = '/',
    payBy = null,
  } = input;
  const now = inside.clock.now();
  return inside.db.maybe(store.insert, {
    id: newId(now),
    reference: newReference(now),
    purposeKind: purpose.kind,
    purposeId: purpose.id,
    payerId,
    amount: price.amount,
    currency: price.currency,
    priceVersion,
    description,
    fullName,
    phone,
    country,
    returnPath,
    payBy,
    externalId: randomUUID(),
    now,
  });
}
