import type { CountryCode } from '@tabibu/contract/countries';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import * as changes from './change-store.ts';
import { decideChange } from './decide-change.ts';
import * as desk from './desk-store.ts';
import { beginChange, endChange } from './request-changes.ts';

interface OfficeChange {
  readonly doctorId: string;
  readonly by: string;
  readonly field: 'country';
  readonly value: CountryCode;
}

/**
 * Gives a doctor another country without a request of the doctor, in the caller's transaction, exactly as if
 * such a request were approved; the doctor is told that the office did it. A request for the same value is approved by
 * it, one for another value ends. Nothing happens when the doctor has the value. Throws `not-found` for somebody who
 * does not work here.
 */
export async function changeByOffice(inside: Context, { doctorId, field, value, by }: OfficeChange): Promise<void> {
  await inside.db.run(changes.lockDoctor, { doctorId });
  const before = await inside.db.maybe(desk.details, { doctorId });
  if (before === undefined) throw new Problem('not-found');
  if (before[field] === value) return;
  const waiting = (await inside.db.many(changes.pendingOf, { doctorId })).find((change) => change.field === field);
  if (waiting?.new_value === value) return decideChange(inside, { changeId: waiting.id, approved: true, by });
  if (waiting !== undefined) await endChange(inside, waiting);
  const changeId = await beginChange(inside, { doctorId, field, now: before[field], wished: value });
  await decideChange(inside, { changeId, approved: true, by, isOfOffice: true });
}
