import type { OwnLicenceBody } from '@tabibu/contract/licences';
import type { Context } from '../../platform/context.ts';
import { wallClock } from '../../platform/time.ts';
import { accountOf } from '../../platform/context.ts';
import { knownDoctor, uncheckedUntil } from '../doctors/index.ts';
import * as licences from './licence-store.ts';
import * as renewals from './renewal-store.ts';
import { daysUntil } from './rules.ts';

/**
 * Returns whether the signed-in doctor may see patients, the licence as it was found in the register, how long it
 * lasts on the doctor's own calendar, and where a new one stands that was sent. Throws `not-found` for an account
 * that is no doctor's.
 */
export async function readLicence(ctx: Context): Promise<OwnLicenceBody> {
  const { id: doctorId, timeZone, isInService } = await knownDoctor(ctx);
  const licence = await ctx.db.maybe(licences.newest, { doctorId });
  const renewal = await ctx.db.maybe(renewals.open, { doctorId });
  const today = wallClock(ctx.clock.now(), timeZone).day;
  const until = licence === undefined ? await uncheckedUntil(ctx, doctorId) : null;
  const application = isInService
    ? undefined
    : await ctx.db.maybe(licences.applicationOfDoctor, { doctorId, accountId: accountOf(ctx) });
  return {
    out_of_service: isInService ? null : application === undefined ? 'verification' : 'approval',
    unchecked: until === null ? null : { until, days_left: daysUntil(until, today) },
    licence:
      licence === undefined
        ? null
        : {
            council: licence.council,
            number: licence.number,
            registered_name: licence.registered_name,
            expires_on: licence.expires_on,
            days_left: daysUntil(licence.expires_on, today),
          },
    renewal:
      renewal === undefined
        ? null
        : {
            number: renewal.number,
            kind: renewal.kind,
            is_asked: renewal.state === 'asked',
            question: renewal.question,
            sent_at: renewal.sent_at.toISOString(),
          },
  };
}

/** Returns where a new licence of a doctor stands that waits for a reviewer: `none` if the doctor has sent none. */
export async function renewalStateOf(ctx: Context, doctorId: string): Promise<'none' | 'waiting' | 'asked'> {
  const renewal = await ctx.db.maybe(renewals.open, { doctorId });
  return renewal === undefined || renewal.state === 'confirmed' ? 'none' : renewal.state;
}
