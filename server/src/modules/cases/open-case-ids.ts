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
