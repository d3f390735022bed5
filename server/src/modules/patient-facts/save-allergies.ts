import { MOST_ALLERGIES } from '@tabibu/contract/allergies';
import type { AllergiesBody, AllergiesInputBody } from '@tabibu/contract/allergies';
import { audit } from '../../platform/audit.ts';
import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { Problem } from '../../platform/problem.ts';
import * as store from './allergy-store.ts';
import { latestAllergies, sealItems } from './read-allergies.ts';
import type { Statement } from './state-facts.ts';

type Wanted = AllergiesInputBody['items'][number];

/**
 * Replaces the whole list of a person's allergies. Unchanged entries keep who stated them and when. Runs in the
 * caller's transaction. Throws `record-stale` with the current version, `allergies-invalid`, or `allergies-full`
 * (params.most) when something new makes or keeps the list longer than it may be; a list that was joined is shortened
 * one by one.
 */
export async function saveAllergies(
  ctx: Context,
  { personId, by }: Statement,
  { version, status, items }: AllergiesInputBody,
): Promise<AllergiesBody> {
  if ((status === 'listed') !== items.length > 0 || items.some(({ substance }) => substance === ''))
    throw new Problem('allergies-invalid');
  const known = await latestAllergies(ctx, personId);
  if (known.version !== version) throw new Problem('record-stale', { version: known.version });
  const now = ctx.clock.now();
  const sameAs = ({ id, substance, reaction }: Wanted) =>
    known.items.find((item) => item.id === id && item.substance === substance && item.reaction === reaction);
  if (items.length > MOST_ALLERGIES && items.some((item) => sameAs(item) === undefined))
    throw new Problem('allergies-full', { most: MOST_ALLERGIES });
  const list = items.map(
    (item) =>
      sameAs(item) ?? {
        id: newId(now),
        substance: item.substance,
        reaction: item.reaction,
        said_by: by,
        said_at: now.toISOString(),
      },
  );
  const row = { patient_id: personId, version: version + 1, status };
  const added = await ctx.db.run(store.add, {
    patientId: personId,
    version: row.version,
    status,
    itemsSealed: sealItems(ctx, row, list),
    saidBy: by,
    accountId: accountOf(ctx),
    now,
  });
  // Another request has saved this version at the same time.
  if (added === 0) throw new Problem('record-stale', { version: row.version });
  await audit(ctx, {
    action: 'records.say-allergies',
    object: 'account',
    objectId: personId,
    details: { version: row.version, by, status },
  });
  return { version: row.version, status, said_by: by, said_at: now.toISOString(), items: list };
}
