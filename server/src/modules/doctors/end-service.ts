import type { CountryCode } from '@tabibu/contract/countries';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { forgetFigures } from './count-figures.ts';
import * as changes from './change-store.ts';
import * as store from './profile-store.ts';
import { forgetAnswers } from './reuse-answer.ts';

/** The doctor that an account is, also while suspended or not verified yet; undefined for everybody else and for who has left. */
export async function serviceOf(ctx: Context, accountId: string): Promise<{ doctorId: string; country: CountryCode } | undefined> {
  return ctx.db.maybe(store.serviceOf, [accountId]);
}

/**
 * A doctor leaves for good: out of all lists, search and the on-call list, with no page and nothing to book. Number, email, place, picture
 * and texts are forgotten; the name stays for those who were treated. Whoever calls has asked what patients have paid for. May be repeated.
 */
export async function endService(ctx: Context, doctorId: string): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    if (await inside.db.run(store.endService, [doctorId, inside.clock.now()]) === 0) return;
    await inside.db.run(store.forgetBio, [doctorId]);
    await inside.db.run(changes.forgetChanges, [doctorId]);
    await audit(inside, { action: 'doctors.end-service', object: 'doctor', objectId: doctorId });
    forgetAnswers(inside, doctorId);
    inside.db.afterCommit(() => forgetFigures(ctx));
  });
}
