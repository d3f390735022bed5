import type { CountryCode } from '@tabibu/contract/countries';
import type { SpecialtyId } from '@tabibu/contract/specialties';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { tellHouse } from '../../platform/outbox.ts';
import * as store from './on-call-store.ts';
import { isLicensedAt } from './rules.ts';
import type { CallKind } from './store.ts';

/** What decides whether an emergency rings a doctor at any hour. */
export interface OnCallState {
  readonly id: string;
  readonly country: CountryCode;
  readonly fullName: string;
  readonly specialtyId: SpecialtyId;
  readonly callTypes: readonly CallKind[];
  readonly isOnCall: boolean;
  /** Verified and not suspended; a doctor whose licence is over counts as in service. */
  readonly isInService: boolean;
  readonly isLicensed: boolean;
}

/**
 * Returns verified doctors of a country, those on call first, then those with the lowest rank in `fitness`. `search` is
 * a part of the name.
 */
export async function listOnCallStates(
  ctx: Context,
  input: {
    country: CountryCode;
    search: string | null;
    fitness: Readonly<Record<string, number>>;
    limit: number;
  },
): Promise<OnCallState[]> {
  const { country, search, fitness, limit } = input;
  const values = { country, search: search?.toLowerCase() ?? null, fitness: JSON.stringify(fitness), limit };
  return (await ctx.db.many(store.onCallStates, values)).map((row) => stateOf(ctx, row));
}

/** Returns the doctors of all countries who are on call, by country and name; two hundred at most. */
export async function listOnCallEverywhere(ctx: Context): Promise<OnCallState[]> {
  return (await ctx.db.many(store.onCallEverywhere)).map((row) => stateOf(ctx, row));
}

/** Returns the state of a doctor, and keeps it until the caller's transaction ends; undefined for one who has left. */
export async function findOnCallState(inside: Context, doctorId: string): Promise<OnCallState | undefined> {
  const row = await inside.db.maybe(store.lockOnCallState, { doctorId });
  return row && stateOf(inside, row);
}

/**
 * Puts a doctor on call, whom emergencies then ring at any hour, or takes a doctor off call. Idempotent: whoever is so
 * already stays so, and nothing is audited.
 */
export async function setOnCall(
  ctx: Context,
  { doctorId, onCall }: { doctorId: string; onCall: boolean },
): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    if ((await inside.db.run(store.setOnCall, { doctorId, onCall })) === 0) return;
    const action = onCall ? 'doctors.put-on-call' : 'doctors.take-off-call';
    await audit(inside, { action, object: 'doctor', objectId: doctorId });
    await tellHouse(inside);
  });
}

function stateOf(ctx: Context, row: store.OnCallRow): OnCallState {
  return {
    id: row.id,
    country: row.country,
    fullName: row.full_name,
    specialtyId: row.specialty,
    callTypes: row.call_types,
    isOnCall: row.on_call,
    isInService: row.in_service,
    isLicensed: !row.licence_ended && isLicensedAt({ licensedUntil: row.licensed_until }, ctx.clock.now()),
  };
}
