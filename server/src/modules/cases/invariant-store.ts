import { statement } from '../../platform/database/statement.ts';

export interface BrokenInvariantRow {
  readonly id: string;
  readonly says: string;
  readonly broken: number;
  readonly examples: readonly string[];
  readonly since: Date;
}

/** Writes what a check found. Keeps since when it is violated. */
export const recordBroken = statement<{
  id: string;
  says: string;
  broken: number;
  examples: readonly string[];
  now: Date;
}>(
  'cases.record-broken-invariant',
  `insert into broken_invariants (id, says, broken, examples, since, checked_at) values ($id, $says, $broken, $examples, $now, $now)
   on conflict (id) do update set says = $says, broken = $broken, examples = $examples, checked_at = $now`,
);

/** Forgets every invariant that is not in `ids`: it holds again. */
export const forgetHolding = statement<{ ids: readonly string[] }>(
  'cases.forget-holding-invariants',
  'delete from broken_invariants where id <> all($ids::text[])',
);

export const brokenOf = statement<{ ids: readonly string[] }, BrokenInvariantRow>(
  'cases.broken-invariants-of',
  'select id, says, broken, examples, since from broken_invariants where id = any($ids::text[])',
);

/** The ids in their order, after `after`. */
export const listBroken = statement<{ after: string | null; limit: number }, { id: string }>(
  'cases.list-broken-invariants',
  'select id from broken_invariants where $after::text is null or id > $after order by id limit $limit',
);
