import type { CountryCode } from '@tabibu/contract/countries';
import type { DoctorType } from '@tabibu/contract/specialties';
import type { Context } from '../../platform/context.ts';
import * as store from './store.ts';

/** A verified doctor in service; undefined for everybody else. Carries the phone: not for replies. */
export async function findBookableDoctor(ctx: Context, doctorId: string): Promise<store.BookableRow | undefined> {
  return ctx.db.maybe(store.bookable, [doctorId]);
}

/** Doctors of a country and type who take emergencies now, featured and best rated first. */
export async function listOnCall(
  ctx: Context,
  { country, doctorType, limit }: { country: CountryCode; doctorType: DoctorType; limit: number },
): Promise<store.BookableRow[]> {
  return ctx.db.many(store.onCall, [country, doctorType, limit]);
}
