import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { sendLiveEvent, publish } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { postJournal, readJournal } from '../ledger/index.ts';
import { repayOwed } from './repay-owed.ts';
import { sealNote } from './withdrawal-note.ts';
import * as store from './store.ts';
import type { OpenWithdrawalRow } from './store.ts';

/**
 * Approves a request to be paid out, which tells its doctor. The money stays set aside until it is paid. May be
 * repeated after an approval was taken back. Throws `case-changed` when it was refused or paid meanwhile.
 */
export async function approveWithdrawal(inside: Context, id: string): Promise<void> {
  const withdrawal = await lock(inside, id);
  if (withdrawal.state === 'approved') return;
  await inside.db.run(store.approve, { id, now: inside.clock.now() });
  await settled(inside, withdrawal, 'approved');
}

/**
 * Refuses a request to be paid out: the money returns to the doctor's account, in the currency in which it was earned,
 * and the doctor is told why. Throws
 * `case-changed` when it was refused or paid meanwhile.
 */
export async function rejectWithdrawal(inside: Context, id: string, note: string): Promise<void> {
  const withdrawal = await lock(inside, id);
  await inside.db.run(store.reject, {
    id,
    noteSealed: sealNote(inside, id, note),
    cause: null,
    now: inside.clock.now(),
  });
  await returnMoney(inside, withdrawal);
  await settled(inside, withdrawal, 'rejected');
}

/**
 * Cancels a request to be paid out because an earning is taken back and needs its money, which returns to the doctor's
 * account. The doctor is told. Throws `case-changed` when it was refused or paid meanwhile.
 */
export async function cancelWithdrawal(inside: Context, id: string): Promise<void> {
  const withdrawal = await lock(inside, id);
  await inside.db.run(store.reject, { id, noteSealed: null, cause: 'earning-taken-back', now: inside.clock.now() });
  await returnMoney(inside, withdrawal);
  await settled(inside, withdrawal, 'cancelled');
}

/**
 * Returns the money of a request to the account from which it came, in the currency in which it was earned. What the
 * doctor owes in that currency is taken from it.
 */
async function returnMoney(inside: Context, withdrawal: OpenWithdrawalRow): Promise<void> {
  const { id, doctor_id: doctorId, currency, source_currency: source } = withdrawal;
  await takeBack(inside, id, 'withdrawal');
  // What was exchanged for it goes back at the same rate, after the payout has returned.
  if (source !== null) await takeBack(inside, id, 'fx');
  await repayOwed(inside, { doctorId, currency: source ?? currency, reference: id });
}

/**
 * Records that an approved request was paid, under the number of the payment at the network, and tells the doctor.
 * `via` is the gateway that paid it, or 'by-hand'. Throws `case-changed` unless it waits to be paid.
 */
export async function payWithdrawal(
  inside: Context,
  id: string,
  transactionNumber: string,
  via: string,
): Promise<void> {
  const withdrawal = await lock(inside, id);
  if (withdrawal.state !== 'approved') throw new Problem('case-changed');
  await inside.db.run(store.pay, { id, transactionNumber, now: inside.clock.now() });
  const { amount, currency } = withdrawal;
  await postJournal(inside, {
    kind: 'payout',
    reference: id,
    entries: [
      { account: `withdrawals:${currency}`, amount: -amount, currency },
      { account: `clearing:${via}:${currency}`, amount, currency },
    ],
  });
  await settled(inside, withdrawal, 'paid');
}

/** Reverses a journal of a request. Only exchanges mix currencies, so an exchange is reversed by another one. */
async function takeBack(inside: Context, id: string, kind: 'withdrawal' | 'fx'): Promise<void> {
  const taken = await readJournal(inside, kind, id);
  if (taken === undefined) throw new Error(`withdrawal ${id} has no journal of kind ${kind}`);
  await postJournal(inside, {
    ...(kind === 'fx' ? { kind, reference: `${id}/back` } : { kind: 'correction', reference: id, reverses: taken.id }),
    entries: taken.entries.map((entry) => ({ ...entry, amount: -entry.amount })),
  });
}

async function lock(inside: Context, id: string): Promise<OpenWithdrawalRow> {
  const withdrawal = await inside.db.maybe(store.lockOpen, { id });
  if (withdrawal === undefined) throw new Problem('case-changed');
  return withdrawal;
}

async function settled(
  inside: Context,
  { id, doctor_id: doctorId, requested_by: accountId, amount, currency }: OpenWithdrawalRow,
  outcome: 'approved' | 'rejected' | 'paid' | 'cancelled',
): Promise<void> {
  await audit(inside, {
    action: 'earnings.settle-withdrawal',
    object: 'withdrawal',
    objectId: id,
    details: { doctor: doctorId, amount, currency, outcome },
  });
  await publish(inside, 'earnings.withdrawal-settled', { withdrawalId: id, doctorId, outcome });
  await sendLiveEvent(inside, accountId, { kind: 'notification' });
}
