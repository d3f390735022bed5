import type { CaseKind } from '@tabibu/contract/case-words';
import type { Context } from '../../platform/context.ts';
import * as store from './store.ts';

/** Returns the open case of each of these things, by the id of the thing. */
export async function openCaseIds(
  ctx: Context,
  kind: CaseKind,
  subjectIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await ctx.db.many(store.openOf, { kind, subjectIds });
  return new Map(rows.map(({ id, subject_id: subject }) => [subject, id]));
}

/** A case of the queue, as other screens name it. */
export interface NamedCase {
  readonly id: string;
  readonly kind: CaseKind;
  readonly openedAt: Date;
  readonly closedAt: Date | null;
}

/** Returns all cases about some things, whatever their kind, settled ones too, oldest first. */
export async function casesAbout(ctx: Context, subjectIds: readonly string[]): Promise<NamedCase[]> {
  const rows = await ctx.db.many(store.about, { subjectIds });
  return rows.map(({ id, kind, opened_at: openedAt, closed_at: closedAt }) => ({ id, kind, openedAt, closedAt }));
}

/** Returns the newest case of each of these things, open or closed, by the id of the thing. */
export async function newestCaseIds(
  ctx: Context,
  kind: CaseKind,
  subjectIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await ctx.db.many(store.newestOf, { kind, subjectIds });
  return new Map(rows.map(({ id, subject_id: subject }) => [subject, id]));
}

/** Returns the open cases of a kind, what is due first before the others, `limit` at most; whoever may see them. */
export async function openCasesOf(
  ctx: Context,
  kind: CaseKind,
  limit: number,
): Promise<{ id: string; subjectId: string; openedAt: Date }[]> {
  const values = { ...store.EVERY_CASE, afterAt: null, afterId: null, kinds: [kind], limit };
  const rows = await ctx.db.many(store.listOpen.due, values);
  return rows.map(({ id, subject_id: subjectId, opened_at: openedAt }) => ({ id, subjectId, openedAt }));
}
