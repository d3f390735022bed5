import { Problem } from '../../platform/problem.ts';
import { DAY } from '../../platform/time.ts';
import type { CaseSource } from './case-source.ts';
import { OPEN, decidedAtOnce } from './only-open.ts';
import * as invariants from './invariant-store.ts';

/** Invariants of the stored data that are violated. The case closes when the hourly check finds that they hold. */
export const brokenInvariantCases: CaseSource = {
  object: 'profile',
  term: DAY,
  listWaiting: async (ctx, page) => (await ctx.db.many(invariants.listBroken, page)).map(({ id }) => id),
  async find(ctx, ids) {
    const rows = await ctx.db.many(invariants.brokenOf, { ids });
    return new Map(rows.map(({ id, since }) => [id, { ...OPEN, since, country: null, money: null, accountId: null }]));
  },
  async facts(ctx, id) {
    const [row] = await ctx.db.many(invariants.brokenOf, { ids: [id] });
    if (row === undefined) return [];
    return [
      { label: 'invariant', text: `${row.id}: ${row.says}` },
      { label: 'rows', text: String(row.broken) },
      { label: 'examples', text: row.examples.join(', ') },
    ];
  },
  decisions: decidedAtOnce([]),
  decide: () => Promise.reject(new Problem('not-allowed')),
};
