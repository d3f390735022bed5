import { countryOf } from '@tabibu/contract/countries';
import type { CountryCode } from '@tabibu/contract/countries';
import { accountOf } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { DAY } from '../../platform/time.ts';
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
    if (approved && change.field === 'country') await requirePaidOut(inside, change);
    await decideChange(inside, { changeId: id, approved, by: `account:${by}`, why: note });
  },
};
