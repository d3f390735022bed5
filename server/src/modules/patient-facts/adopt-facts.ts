import type { AllergiesBody } from '@tabibu/contract/allergies';
import { mayBePregnant, plainFacts } from '@tabibu/contract/patient-facts';
import type { StatedValues } from '@tabibu/contract/patient-facts';
import { audit } from '../../platform/audit.ts';
import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import * as allergyStore from './allergy-store.ts';
import { forgetFacts } from './forget-facts.ts';
import { latestAllergies, sealItems } from './read-allergies.ts';
import { sealFacts, statedFactsOf } from './read-facts.ts';
import * as store from './store.ts';

/**
 * Adds what was stated about a member of a family, whose record the signed-in account just took over, to what is known
 * of the account's own person, so that every doctor of it reads one list. What the own person stated stays; of
 * allergies both lists count. Each statement keeps who made it and when. The member's own facts are then deleted, and
 * the allergies stay for the prescriptions that relied on them. Runs in the caller's transaction. Throws
 * `record-stale` when the account states something at the same moment.
 */
export async function adoptFacts(inside: Context, memberId: string): Promise<void> {
  const ownId = accountOf(inside);
  await adoptAllergies(inside, memberId, ownId);
  await adoptStated(inside, memberId, ownId);
  await forgetFacts(inside, memberId);
}

async function adoptStated(inside: Context, memberId: string, ownId: string): Promise<void> {
  const known = await statedFactsOf(inside, memberId);
  const own = await statedFactsOf(inside, ownId);
  const adopted = (['birth_date', 'sex', 'weight_kg', 'pregnancy'] as const).filter(
    (name) => own[name] === null && known[name] !== null,
  );
  if (adopted.length === 0) return;
  const version = own.version + 1;
  const together: StatedValues = {
    birth_date: own.birth_date ?? known.birth_date,
    sex: own.sex ?? known.sex,
    weight_kg: own.weight_kg ?? known.weight_kg,
    pregnancy: own.pregnancy ?? known.pregnancy,
  };
  const facts = mayBePregnant(plainFacts(together), own.today) ? together : { ...together, pregnancy: null };
  const saved = await inside.db.run(store.save, {
    patientId: ownId,
    version,
    factsSealed: sealFacts(inside, ownId, version, facts),
    // Nobody is the guardian of an own person, so nothing is hidden from one.
    byVisitSealed: null,
    accountId: ownId,
    now: inside.clock.now(),
  });
  // Another request has saved this version at the same time; the same for allergies.
  if (saved === 0) throw new Problem('record-stale', { version });
  await audit(inside, {
    action: 'records.adopt-facts',
    object: 'account',
    objectId: ownId,
    details: { version, from: memberId, facts: adopted.join(' ') },
  });
}

async function adoptAllergies(inside: Context, memberId: string, ownId: string): Promise<void> {
  const known = await latestAllergies(inside, memberId);
  const own = await latestAllergies(inside, ownId);
  const added = known.items.filter((item) => !own.items.some((one) => isSame(one, item)));
  if (known.status === 'not-asked' || (added.length === 0 && own.status !== 'not-asked')) return;
  const items = [...own.items, ...added];
  const row = {
    patient_id: ownId,
    version: own.version + 1,
    status: items.length > 0 ? 'listed' : 'none-known',
  } as const;
  const saved = await inside.db.run(allergyStore.add, {
    patientId: ownId,
    version: row.version,
    status: row.status,
    itemsSealed: sealItems(inside, row, items),
    saidBy: known.said_by ?? 'patient',
    accountId: ownId,
    now: inside.clock.now(),
  });
  if (saved === 0) throw new Problem('record-stale', { version: row.version });
  await audit(inside, {
    action: 'records.adopt-allergies',
    object: 'account',
    objectId: ownId,
    details: { version: row.version, from: memberId, added: added.length },
  });
}

type Item = AllergiesBody['items'][number];

function isSame(one: Item, other: Item): boolean {
  const plain = (text: string) => text.trim().toLowerCase();
  return plain(one.substance) === plain(other.substance);
}
