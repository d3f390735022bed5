import { CONSENT_VERSION, MOST_MEMBERS, NUMBERS_A_DAY } from '@tabibu/contract/family-rules';
import type { CountryCode } from '@tabibu/contract/countries';
import type { Relation } from '@tabibu/contract/family-rules';
import { audit } from '../../platform/audit.ts';
import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { publish } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { DAY, SECOND } from '../../platform/time.ts';
import { contactOf, lockAccount, normalizeLivePhone, readName, spendMessages } from '../identity/index.ts';
import { requireMember } from './find-members.ts';
import type { FamilyMember } from './find-members.ts';
import { sealName, sealNumber, stoppedMark } from './seal-name.ts';
import * as store from './store.ts';

/** A number of a member as it was typed. */
interface TypedNumber {
  /** In any usual spelling; '' for none, undefined to leave it as it is. */
  readonly phone: string | undefined;
  /** The country of a number that is typed without its code; undefined for that of the guardian. */
  readonly phoneCountry: CountryCode | undefined;
}

interface NewMember extends TypedNumber {
  readonly name: string;
  readonly relation: Relation;
  /** The wording of the consent that the guardian agreed to; undefined without consent. */
  readonly consentVersion: number | undefined;
}

/**
 * Adds somebody to the signed-in patient's family. Runs in the caller's transaction. Throws `consent-required` unless
 * the guardian agreed to the wording of today, `full-name-required` or `name-needs-letters` for an impossible name
 * (C42), the refusals of a number, `member-number-often`, and `family-full` beyond twenty people.
 */
export async function addMember(inside: Context, { consentVersion, ...wish }: NewMember): Promise<FamilyMember> {
  const guardianId = accountOf(inside);
  const name = readName(wish.name);
  if (consentVersion !== CONSENT_VERSION) throw new Problem('consent-required');
  // The lock makes two requests at once count one after the other, and the erasure of the account wait.
  if (!(await lockAccount(inside, guardianId))) throw new Problem('not-signed-in');
  if ((await inside.db.many(store.ofGuardian, { guardianId })).length >= MOST_MEMBERS)
    throw new Problem('family-full', { count: MOST_MEMBERS });
  const phone = (await readNumber(inside, wish)) ?? null;
  if (phone !== null) await spendNumber(inside);
  const now = inside.clock.now();
  const id = newId(now);
  await inside.db.run(store.add, {
    id,
    guardianId,
    nameSealed: sealName(inside, id, name),
    phoneSealed: sealNumber(inside, id, phone),
    relation: wish.relation,
    consentVersion,
    now,
  });
  await audit(inside, {
    action: 'people.add-member',
    object: 'person',
    objectId: id,
    details: { relation: wish.relation, consent: consentVersion },
  });
  return { id, guardianId, name, phone, relation: wish.relation, version: 1, consentedAt: now, takenBy: null };
}

interface ChangedMember extends TypedNumber {
  readonly personId: string;
  /** The version that the guardian has seen. */
  readonly version: number;
  readonly name: string;
  readonly relation: Relation;
}

/**
 * Corrects name, number and relation of one of the signed-in patient's family; saves nothing if all are as they were.
 * Runs in the caller's transaction. Throws `not-found`, `record-stale` with the current version, or the refusals of a
 * name or a number.
 */
export async function changeMember(inside: Context, wish: ChangedMember): Promise<FamilyMember> {
  const name = readName(wish.name);
  // A number that its owner stops meanwhile is not written back.
  if (!(await lockAccount(inside, accountOf(inside)))) throw new Problem('not-signed-in');
  const member = await requireMember(inside, wish.personId);
  if (member.version !== wish.version) throw new Problem('record-stale', { version: member.version });
  const typed = await readNumber(inside, wish);
  const phone = typed === undefined ? member.phone : typed;
  const isNew = phone !== null && phone !== member.phone;
  if (isNew) await spendNumber(inside);
  if (member.name === name && member.phone === phone && member.relation === wish.relation) return member;
  const version = member.version + 1;
  const saved = await inside.db.run(store.change, {
    personId: member.id,
    guardianId: member.guardianId,
    nameSealed: sealName(inside, member.id, name),
    phoneSealed: sealNumber(inside, member.id, phone),
    relation: wish.relation,
    version,
  });
  // Another request has changed the person at the same time.
  if (saved === 0) throw new Problem('record-stale', { version });
  await audit(inside, {
    action: 'people.change-member',
    object: 'person',
    objectId: member.id,
    details: { version, relation: wish.relation, ...(phone !== member.phone && { number: phone !== null }) },
  });
  if (isNew) await publish(inside, 'people.number-given', { personId: member.id });
  return { ...member, name, phone, relation: wish.relation, version };
}

/** Throws `member-number-often` beyond five new numbers a day: each may get messages about a paid appointment. */
async function spendNumber(inside: Context): Promise<void> {
  const budget = { bucket: `own-numbers:${accountOf(inside)}`, allowed: NUMBERS_A_DAY, seconds: DAY / SECOND };
  const [full] = await spendMessages(inside, [{ budgets: [budget], always: false }]);
  if (full !== undefined) throw new Problem('member-number-often', { count: NUMBERS_A_DAY }, DAY / SECOND);
}

/**
 * Returns the number of a member in E.164, null for none and undefined for one that stays as it is. Throws
 * `phone-invalid`, `member-number-yours` for the number of the guardian, and `member-number-stopped` for one whose
 * owner wants no messages about people of this family.
 */
async function readNumber(inside: Context, { phone: typed, phoneCountry }: TypedNumber) {
  if (typed === undefined) return undefined;
  if (typed.trim() === '') return null;
  const guardian = await contactOf(inside, accountOf(inside));
  const phone = normalizeLivePhone(typed, phoneCountry ?? guardian?.country ?? inside.country);
  if (phone === null) throw new Problem('phone-invalid');
  if (phone === guardian?.phone) throw new Problem('member-number-yours');
  const stopped = { guardianId: accountOf(inside), mark: stoppedMark(inside, phone) };
  if ((await inside.db.one(store.wasStopped, stopped)).stopped) throw new Problem('member-number-stopped');
  return phone;
}
