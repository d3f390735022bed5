import * as ofDoctors from '../../src/modules/bookings/doctor-store.ts';
import * as lists from '../../src/modules/bookings/list-store.ts';
import * as bookings from '../../src/modules/bookings/store.ts';
import * as earnings from '../../src/modules/earnings/store.ts';
import * as ledger from '../../src/modules/ledger/store.ts';
import * as allergies from '../../src/modules/patient-facts/allergy-store.ts';
import * as facts from '../../src/modules/patient-facts/store.ts';
import * as payments from '../../src/modules/payments/store.ts';
import * as readers from '../../src/modules/records/reader-store.ts';
import * as records from '../../src/modules/records/store.ts';
import type { Statement } from '../../src/platform/database/statement.ts';

type AnyStatement = Statement<object, unknown>;

/**
 * Switches off the product's own checks of who may see which health row, until the returned function is called. The
 * product believes that every booking is the caller's, and its readings of health tables ask for no patient or doctor.
 * It replaces the SQL of statements, because nothing in the product itself can switch a check off.
 */
export function switchChecksOff(): () => void {
  const readings = [allergies, facts, records, readers].flatMap((store) =>
    (Object.values(store) as (AnyStatement | string)[]).filter(
      // A store also exports the columns that its statements share.
      (one): one is AnyStatement => typeof one === 'object' && one.text.startsWith('select '),
    ),
  );
  const restore = readings.map((one) => replace(one, withoutPeople(one.text)));
  restore.push(replace(bookings.find, asCallersOwn(bookings.find.text)));
  return () => {
    for (const back of restore) back();
  };
}

/**
 * Switches off the product's own checks of whose money is read and moved, until the returned function is called. The
 * product believes that every booking and every payment is the caller's, and its readings of payments, withdrawals and
 * the ledger ask for no payer, doctor or account.
 */
export function switchMoneyChecksOff(): () => void {
  const readings: readonly AnyStatement[] = [
    lists.upcoming,
    lists.past,
    lists.cancelled,
    bookings.findOwn,
    bookings.findOwnLocked,
    ofDoctors.findOfDoctor,
    ofDoctors.findOfDoctorLocked,
    earnings.lastWithdrawals,
    earnings.withdrawalSums,
    payments.awaitedPurposes,
  ];
  const restore = readings.map((one) => replace(one, withoutPeople(one.text)));
  for (const one of [ledger.balances, ledger.sumSince, ledger.movements])
    restore.push(replace(one, ofEveryAccount(one.text)));
  for (const one of [payments.byId, payments.byReference, payments.byPurposes])
    restore.push(replace(one, asCallersPayment(one.text)));
  restore.push(replace(bookings.find, asCallersOwn(bookings.find.text)));
  return () => {
    for (const back of restore) back();
  };
}

/** The same reading for every patient and doctor. The values stay named, so that PostgreSQL knows their types. */
function withoutPeople(text: string): string {
  return text.replaceAll(
    /\b(?:patient_id|keeper_of\(person_id\)|doctor_id|payer_id|coalesce\(accepted_by, doctor_id\)) = (\$\d+)/g,
    '$1::uuid is not null',
  );
}

/** The same reading of the ledger for the accounts of all doctors. */
function ofEveryAccount(text: string): string {
  return text.replaceAll(
    /\b(code|e\.account) = (?:(\$\d+)|any\((\$\d+)::text\[\]\))/g,
    (_, account: string, single?: string, several?: string) =>
      `${account} like 'doctor:%' and ${single === undefined ? `${several}::text[]` : `${single}::text`} is not null`,
  );
}

/** A payment as if the caller were its payer. Of columns of the same name the last one is read. */
function asCallersPayment(text: string): string {
  return `select found.*, coalesce(acting_patient(), found.payer_id) as payer_id from (${text}) as found`;
}

/** A booking as if the caller were its patient or its doctor. Of columns of the same name the last one is read. */
function asCallersOwn(text: string): string {
  return `select found.*, coalesce(acting_patient(), found.patient_id) as patient_id,
    coalesce(acting_doctor(), found.doctor_id) as doctor_id, coalesce(acting_doctor(), found.accepted_by) as accepted_by from (${text}) as found`;
}

/** Guarded, so that it knows its actor; not prepared, because connections know its name with the old text. */
function replace(one: AnyStatement, text: string): () => void {
  const { text: old, prepared, guarded } = one;
  Object.assign(one, { text, prepared: false, guarded: true });
  return () => Object.assign(one, { text: old, prepared, guarded });
}
