import type { Relation } from '@tabibu/contract/family-rules';
import type { Language } from '@tabibu/contract/languages';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { languageOfNumber, namesOf } from '../identity/index.ts';
import { nameOf, numberOf } from './seal-name.ts';
import * as store from './store.ts';

/** Somebody in the care of an account. */
export interface FamilyMember {
  readonly id: string;
  readonly guardianId: string;
  /** '' once the name was forgotten. */
  readonly name: string;
  /** The number of their own (E.164); null without one. */
  readonly phone: string | null;
  readonly relation: Relation;
  readonly version: number;
  readonly consentedAt: Date;
  /** The account that took the record over; null while the person is in the care of the guardian. */
  readonly takenBy: string | null;
}

/** Returns the standing members of the signed-in patient's family, in the order in which they were added. */
export async function ownMembers(ctx: Context): Promise<FamilyMember[]> {
  return membersOf(ctx, accountOf(ctx));
}

/** Returns the standing members of an account's family, in the order in which they were added. */
export async function membersOf(ctx: Context, guardianId: string): Promise<FamilyMember[]> {
  return (await ctx.db.many(store.ofGuardian, { guardianId })).map((row) => memberFrom(ctx, row));
}

/** Returns one of them. Throws `refusal` for anybody else, and for somebody who was removed. */
export async function requireMember(
  ctx: Context,
  personId: string,
  refusal: 'not-found' | 'member-unknown' = 'not-found',
): Promise<FamilyMember> {
  const row = await ctx.db.maybe(store.memberOf, { personId, guardianId: accountOf(ctx) });
  if (row === undefined) throw new Problem(refusal);
  return memberFrom(ctx, row);
}

/** Returns the id of the signed-in patient's own person or of somebody in the family. Throws `not-found` otherwise. */
export async function requirePerson(ctx: Context, personId: string): Promise<string> {
  return personId === accountOf(ctx) ? personId : (await requireMember(ctx, personId)).id;
}

/**
 * Returns members by id, removed ones too. A null stands for the account's own person and is left out, as is everybody
 * whom the reader may not see.
 */
export async function membersById(
  ctx: Context,
  personIds: readonly (string | null)[],
): Promise<ReadonlyMap<string, FamilyMember>> {
  const wanted = [...new Set(personIds.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  return new Map((await ctx.db.many(store.named, { personIds: wanted })).map((row) => [row.id, memberFrom(ctx, row)]));
}

/** Returns whether somebody is still in the care of the guardian, who takes the consent back by removing the person. */
export async function isInCare(ctx: Context, personId: string): Promise<boolean> {
  return (await ctx.db.one(store.isStanding, { personId })).standing;
}

/**
 * Returns whether somebody is still in the care of the guardian, who cannot remove the person before the end of the
 * caller's transaction.
 */
export async function keepInCare(inside: Context, personId: string): Promise<boolean> {
  return (await inside.db.maybe(store.keepStanding, { personId })) !== undefined;
}

/** For whom an appointment is. */
interface Visitor {
  /** The account that booked it. */
  readonly patientId: string;
  /** The member of the family; null for the patient. */
  readonly memberId: string | null;
}

/** Returns the name of the person for whom an appointment is; '' once it was forgotten. */
export async function visitorName(ctx: Context, { patientId, memberId }: Visitor): Promise<string> {
  return memberId === null
    ? ((await namesOf(ctx, [patientId])).get(patientId) ?? '')
    : ((await membersById(ctx, [memberId])).get(memberId)?.name ?? '');
}

/**
 * Returns who answers when the person for whom an appointment is has a number of their own: the name and the number
 * (E.164). Undefined where the account that booked answers.
 */
export async function ownNumberOf(
  ctx: Context,
  memberId: string | null,
): Promise<{ readonly name: string; readonly phone: string } | undefined> {
  const member = (await membersById(ctx, [memberId])).get(memberId ?? '');
  return member === undefined || member.phone === null ? undefined : { name: member.name, phone: member.phone };
}

/**
 * Returns the language for whoever answers the number of a member (E.164): that of the account of the number, without
 * one that of the account that named it.
 */
export async function languageOfOwner(ctx: Context, phone: string, guardian: { readonly language: Language }) {
  return (await languageOfNumber(ctx, phone)) ?? guardian.language;
}

/**
 * Returns the names of members of families, for people who work here and were admitted to the appointments of these
 * members: no policy shows them a row of people. A name that was forgotten is ''.
 */
export async function memberNamesForDesk(
  ctx: Context,
  personIds: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  if (personIds.every((id) => id === null)) return new Map();
  const members = await inTransaction(ctx, (inside) => inside.db.seeingEveryRow(() => membersById(inside, personIds)));
  return new Map([...members].map(([id, { name }]) => [id, name]));
}

/**
 * Returns the account that acts for a person: the one that took the record over, the guardian's, or the person's own,
 * which has the same id.
 */
export async function accountBehind(ctx: Context, personId: string): Promise<string> {
  const member = (await membersById(ctx, [personId])).get(personId);
  return member?.takenBy ?? member?.guardianId ?? personId;
}

/** Returns the account that took over the record of a member of a family; null if none did, and for a null. */
export async function takerOf(ctx: Context, memberId: string | null): Promise<string | null> {
  return (await membersById(ctx, [memberId])).get(memberId ?? '')?.takenBy ?? null;
}

function memberFrom(ctx: Context, row: store.MemberRow): FamilyMember {
  return {
    id: row.id,
    guardianId: row.guardian_id,
    name: nameOf(ctx, row),
    phone: numberOf(ctx, row),
    relation: row.relation,
    version: row.version,
    consentedAt: row.consented_at,
    takenBy: row.taken_by,
  };
}
