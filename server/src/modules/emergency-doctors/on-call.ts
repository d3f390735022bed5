import type { CountryCode } from '@tabibu/contract/countries';
import type { OnCallDoctorBody, OnCallListBody } from '@tabibu/contract/on-call';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import {
  findOnCallState,
  fitnessFor,
  listOnCallEverywhere,
  listOnCallStates,
  readSpecialties,
  setOnCall,
} from '../doctors/index.ts';
import type { OnCallState, Specialties } from '../doctors/index.ts';
import { requireStepUp } from '../identity/index.ts';
import { hindranceOf } from './rules.ts';

/** How many doctors the list shows; others are found by name. */
const SHOWN = 50;

/** Returns whom an emergency of a country rings at any hour, and whom else it could ring, with what hinders it. */
export async function listOnCallDesk(
  ctx: Context,
  { country, q }: { country: CountryCode; q?: string | undefined },
): Promise<OnCallListBody> {
  const search = q === undefined || q === '' ? null : q;
  const specialties = await readSpecialties(ctx);
  const fitness = fitnessFor(specialties, undefined);
  const found = await listOnCallStates(ctx, { country, search, fitness, limit: SHOWN + 1 });
  return { doctors: found.slice(0, SHOWN).map((state) => bodyOf(state, specialties)), has_more: found.length > SHOWN };
}

/** A doctor on call. */
export interface WhoIsOnCall extends Pick<OnCallState, 'id' | 'fullName' | 'country' | 'specialtyId'> {
  /** False if no emergency rings this doctor all the same. */
  readonly canBeRung: boolean;
}

/** Returns who is on call in all countries. */
export async function listWhoIsOnCall(ctx: Context): Promise<WhoIsOnCall[]> {
  const specialties = await readSpecialties(ctx);
  return (await listOnCallEverywhere(ctx)).map((state) => ({
    ...state,
    canBeRung: hindranceOf(state, specialties) === null,
  }));
}

/**
 * Puts a doctor on call, or takes one off call. Throws `step-up-required` without a recent factor, `not-found`, and
 * `doctor-not-rung` for putting a doctor on call whom no emergency would ring. Idempotent.
 */
export async function changeOnCall(
  ctx: Context,
  { doctorId, onCall }: { doctorId: string; onCall: boolean },
): Promise<OnCallDoctorBody> {
  return inTransaction(ctx, async (inside) => {
    await requireStepUp(inside);
    const state = await findOnCallState(inside, doctorId);
    if (state === undefined) throw new Problem('not-found');
    const specialties = await readSpecialties(inside);
    if (onCall && !state.isOnCall && hindranceOf(state, specialties) !== null) throw new Problem('doctor-not-rung');
    await setOnCall(inside, { doctorId, onCall });
    return bodyOf({ ...state, isOnCall: onCall }, specialties);
  });
}

function bodyOf(state: OnCallState, specialties: Specialties): OnCallDoctorBody {
  return {
    id: state.id,
    name: state.fullName,
    specialty: state.specialtyId,
    on_call: state.isOnCall,
    hindrance: hindranceOf(state, specialties),
  };
}
