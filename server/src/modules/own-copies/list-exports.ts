import type { OwnExportBody, OwnExportsBody } from '@tabibu/contract/own-copies';
import { EXPORTS_A_DAY } from '@tabibu/contract/own-export-formats';
import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { DAY, later } from '../../platform/time.ts';
import { factorToGive, steppedUpUntil } from '../identity/index.ts';
import { SECTION_NAMES } from './list-sections.ts';
import * as store from './store.ts';
import type { ExportRow } from './store.ts';

/** Returns the signed-in person's exports, newest first, and how many more may be asked for. */
export async function listExports(ctx: Context): Promise<OwnExportsBody> {
  const [accountId, now] = [accountOf(ctx), ctx.clock.now()];
  const rows = await ctx.db.many(store.ofAccount, { accountId, now });
  const { asked } = await ctx.db.one(store.countSince, { accountId, since: later(now, -DAY) });
  return {
    exports: rows.map(bodyOf),
    left: Math.max(0, EXPORTS_A_DAY - asked),
    proven_until: (await steppedUpUntil(ctx))?.toISOString() ?? null,
    factor: await factorToGive(ctx),
  };
}

/** Returns how far one of them is. Throws `not-found`. */
export async function readExport(ctx: Context, id: string): Promise<OwnExportBody> {
  return bodyOf(await findExport(ctx, id));
}

/** Returns an export of the signed-in person. Throws `not-found`. */
export async function findExport(ctx: Context, id: string): Promise<ExportRow> {
  const row = await ctx.db.maybe(store.find, { id, accountId: accountOf(ctx), now: ctx.clock.now() });
  if (row === undefined) throw new Problem('not-found');
  return row;
}

/** Returns an export as its person sees it. */
export function bodyOf(row: ExportRow): OwnExportBody {
  return {
    id: row.id,
    format: row.format,
    state: row.state,
    done: row.state === 'ready' ? SECTION_NAMES.length : row.done,
    parts: SECTION_NAMES.length,
    bytes: row.bytes,
    asked_at: row.asked_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
  };
}
