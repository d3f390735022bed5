import { countryOf } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { publish } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { changeNumber } from '../identity/index.ts';
import * as changes from './change-store.ts';
import { forgetAnswers } from './reuse-answer.ts';

export interface WaitingChange {
  readonly id: string;
  readonly doctorId: string;
  readonly doctor: string;
  readonly field: changes.ChangeField;
  readonly from: string;
  readonly to: string;
  readonly askedAt: Date;
}

/** Everything that doctors asked to have changed and nobody has decided, the longest waiting first. */
export async function listChanges(ctx: Context): Promise<WaitingChange[]> {
  const rows = await ctx.db.many(changes.allPending);
  return rows.map((row) => ({ id: row.id, doctorId: row.doctor_id, doctor: row.full_name, field: row.field, from: row.old_value, to: row.new_value, askedAt: row.created_at }));
}

/**
 * Decides what a doctor asked to have changed: approved it is so at once, for patients too; refused nothing changes. The doctor is told. Once:
 * Problem `not-found` when it does not wait (any more), `phone-invalid` when another account has the number by now.
 */
export async function decideChange(ctx: Context, { changeId, approved, by }: { changeId: string; approved: boolean; by: string }): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const change = await inside.db.maybe(changes.decideChange, [changeId, approved ? 'approved' : 'refused', inside.clock.now(), by]);
    if (change === undefined) throw new Problem('not-found');
    const { doctor_id: doctorId, field } = change;
    if (approved) await apply(inside, change);
    await audit(inside, { action: approved ? 'doctors.approve-change' : 'doctors.refuse-change', object: 'doctor-change', objectId: changeId, details: { doctor: doctorId, field, by } });
    await publish(inside, 'doctors.change-decided', { changeId, doctorId, field, approved });
    forgetAnswers(inside);
  });
}

async function apply(inside: Context, { doctor_id: doctorId, field, new_value: value }: changes.ChangeRow): Promise<void> {
  const zone = field === 'country' ? countryOf(value as CountryCode).timeZone : null;
  const doctor = await inside.db.maybe(changes.applyChange[field], [doctorId, value, zone]);
  if (doctor === undefined) throw new Problem('not-found');
  if (field === 'phone' && doctor.account_id !== null) await changeNumber(inside, doctor.account_id, value);
}
