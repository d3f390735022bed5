import { countryOf } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { DAY, later } from '../../platform/time.ts';
import { promisesOf } from '../bookings/index.ts';
import { decideChange, listPendingChanges, pendingChanges, recentSpecialties } from '../doctors/index.ts';
import type { Specialties } from '../doctors/index.ts';
import { requirePaidOut } from '../earnings/index.ts';
import type { CaseSource } from './case-source.ts';
import { OPEN, decidedAtOnce } from './only-open.ts';

type Field = 'specialty' | 'country' | 'phone' | 'licence';

/** Returns the value of a field by its name, where the stored one is a code. Pure. */
function readable(specialties: Specialties, field: Field, value: string): string {
  if (field === 'specialty') return specialties.of(value).name;
  return field === 'country' ? countryOf(value as CountryCode).name : value;
}

/** Changes of a doctor's specialty, country, number or licence that the doctor asked for (S60). */
export const profileChangeCases: CaseSource = {
  object: 'profile',
  term: 2 * DAY,
  listWaiting: listPendingChanges,
  async find(ctx, ids) {
    const changes = await pendingChanges(ctx, ids);
    return new Map(
      [...changes.values()].map(({ id, accountId, country, askedAt: since }) => [
        id,
        { ...OPEN, since, country, money: null, accountId },
      ]),
    );
  },
  async facts(ctx, id) {
    const change = (await pendingChanges(ctx, [id])).get(id);
    if (change === undefined) return [];
    const specialties = await recentSpecialties(ctx);
    return [
      { label: 'field', text: change.field },
      { label: 'old-value', text: readable(specialties, change.field, change.from) },
      { label: 'new-value', text: readable(specialties, change.field, change.to) },
    ];
  },
  decisions: decidedAtOnce(['accept', 'refuse']),
  async decide(inside, id, { decision, note }) {
    const change = (await pendingChanges(inside, [id])).get(id);
    if (change === undefined) throw new Problem('case-changed');
    const by = accountOf(inside);
    if (change.accountId === by) throw new Problem('own-approval');
    const approved = decision === 'accept';
    if (approved && change.field === 'phone' && change.requestedBy !== null) await requireObjectionOver(inside, change);
    if (approved && change.field === 'country') await requirePaidOut(inside, change);
    await decideChange(inside, {
      changeId: id,
      approved,
      by: `account:${by}`,
      why: note,
      isOfOffice: change.requestedBy !== null,
    });
  },
};

/**
 * A number that the office asked for without a code to the present one takes a second person, and a day in which the
 * present one can object. Throws `own-approval`, `number-objection-open` and, because the sessions end, `doctor-busy`.
 */
async function requireObjectionOver(
  inside: Context,
  { doctorId, requestedBy, askedAt }: { doctorId: string; requestedBy: string | null; askedAt: Date },
): Promise<void> {
  if (requestedBy === accountOf(inside)) throw new Problem('own-approval');
  if (inside.clock.now() < later(askedAt, DAY)) throw new Problem('number-objection-open');
  if ((await promisesOf(inside, doctorId)).isBusy) throw new Problem('doctor-busy');
}
