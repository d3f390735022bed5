import type { OwnPlanBody } from '@tabibu/contract/own-plans';
import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { DAY, later } from '../../platform/time.ts';
import { carePlansNamed } from '../care-plans/index.ts';
import { findPayment } from '../payments/index.ts';
import { membersById } from '../people/index.ts';
import * as members from './member-store.ts';
import * as store from './own-store.ts';

/** How long after buying a plan can be given back. */
export const GIVE_BACK_WITHIN = DAY;

/** Returns the caller's care plans with their calls and what these have paid for; those that run come first. */
export async function listOwnPlans(ctx: Context): Promise<OwnPlanBody[]> {
  const rows = await ctx.db.many(store.listOwnPlans, { accountId: accountOf(ctx), now: ctx.clock.now() });
  return bodiesOf(ctx, rows);
}

/** Returns plans as their owner sees them. */
export async function bodiesOf(ctx: Context, rows: readonly store.OwnPlanRow[]): Promise<OwnPlanBody[]> {
  const now = ctx.clock.now();
  const plans = await carePlansNamed(ctx, [...new Set(rows.map(({ plan_id: id }) => id))]);
  const uses = await ctx.db.many(store.usesOf, { ids: rows.map(({ id }) => id) });
  const sharing = await ctx.db.many(members.membersOf, { ids: rows.map(({ id }) => id) });
  const changed = new Set(
    (await ctx.db.many(members.changedAmong, { ids: rows.map(({ id }) => id) })).map((row) => row.subscription_id),
  );
  const people = await membersById(
    ctx,
    sharing.map(({ person_id: id }) => id),
  );
  const bodies: OwnPlanBody[] = [];
  for (const row of rows) {
    const plan = plans.find(({ id }) => id === row.plan_id);
    const payment = row.payment_id === null ? undefined : await findPayment(ctx, { id: row.payment_id });
    const state = stateOf(row, now);
    bodies.push({
      id: row.id,
      plan_id: row.plan_id,
      title: plan?.name(ctx.language) ?? row.plan_id,
      language: plan?.nameLanguage(ctx.language) ?? ctx.language,
      doctor_type: row.doctor_type,
      country: row.country,
      price: { amount: row.price, currency: row.currency },
      people: row.people,
      members: sharing
        .filter(({ subscription_id: id }) => id === row.id)
        .map(({ person_id: id, taken_along: takenAlong }) => ({
          id,
          name: people.get(id)?.name ?? '',
          taken_along: takenAlong,
        })),
      may_change_members: !changed.has(row.id),
      calls_total: row.calls_total,
      calls_used: row.calls_used,
      calls_left: state === 'running' || state === 'to-begin' ? row.calls_left : 0,
      starts_at: row.starts_at.toISOString(),
      ends_at: row.ends_at.toISOString(),
      state,
      coupon_code: state === 'running' || state === 'to-begin' ? row.code : null,
      is_renewed: row.is_renewed,
      refundable_until: refundableUntil(row, now)?.toISOString() ?? null,
      payment_reference: payment?.reference ?? null,
      uses: uses
        .filter(({ subscription_id: id }) => id === row.id)
        .map((use) => ({
          booking_id: use.booking_id,
          used_at: use.used_at.toISOString(),
          came_back: use.state === 'returned',
        })),
    });
  }
  return bodies;
}

/** Whether a plan runs or begins later. */
export function isOpen(row: store.OwnPlanRow, now: Date): boolean {
  return ['running', 'to-begin'].includes(stateOf(row, now));
}

function stateOf(row: store.OwnPlanRow, now: Date): OwnPlanBody['state'] {
  if (row.refunded_at !== null) return 'given-back';
  if (row.ends_at <= now) return 'over';
  return row.starts_at > now ? 'to-begin' : 'running';
}

function refundableUntil(row: store.OwnPlanRow, now: Date): Date | null {
  const until = later(row.created_at, GIVE_BACK_WITHIN);
  const may = row.payment_id !== null && row.refunded_at === null && row.calls_used === 0 && !row.is_renewed;
  return may && now < until ? until : null;
}
