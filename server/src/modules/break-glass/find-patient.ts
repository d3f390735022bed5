import type { FoundPatientBody } from '@tabibu/contract/break-glass';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { isId } from '../../platform/ids.ts';
import { Problem } from '../../platform/problem.ts';
import { findBooking } from '../bookings/index.ts';
import { contactOf, lockAccountOfNumber } from '../identity/index.ts';
import { findPayment } from '../payments/index.ts';

/** The number that a patient sees of an appointment is the reference of its payment. */
const REFERENCE = /^TBB-/i;

/**
 * Returns the patient of an exact phone number, of an appointment's number (TBB-…) or of its id in an address. Whoever
 * looks is audited. Throws `phone-invalid`, and `not-found` when it leads to no account of a patient.
 */
export async function findPatient(ctx: Context, { search }: { readonly search: string }): Promise<FoundPatientBody> {
  return inTransaction(ctx, async (inside) => {
    const accountId = await accountBehind(inside, search.trim());
    const contact = accountId === undefined ? undefined : await contactOf(inside, accountId);
    if (contact === undefined || !contact.roles.includes('patient')) throw new Problem('not-found');
    await audit(inside, { action: 'break-glass.find', object: 'account', objectId: contact.accountId });
    return { patient_id: contact.accountId, full_name: contact.fullName, phone_end: contact.phone.slice(-3) };
  });
}

async function accountBehind(inside: Context & { db: Transaction }, search: string): Promise<string | undefined> {
  if (REFERENCE.test(search)) {
    const reference = search.toUpperCase();
    // People who work here see no payment; only its payer is taken from this one.
    return (await inside.db.seeingEveryRow(() => findPayment(inside, { reference })))?.payerId;
  }
  const id = search.toLowerCase();
  if (isId(id)) return (await findBooking(inside, id))?.patientId;
  return lockAccountOfNumber(inside, search, inside.country);
}
