import type { OwnExportBody } from '@tabibu/contract/own-copies';
import { EXPORTS_A_DAY } from '@tabibu/contract/own-export-formats';
import type { ExportFormat } from '@tabibu/contract/own-export-formats';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction, sessionOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { enqueue } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { DAY, SECOND, later } from '../../platform/time.ts';
import { lockAccount, requireStepUp } from '../identity/index.ts';
import { bodyOf } from './list-exports.ts';
import { KEPT } from './rules.ts';
import * as store from './store.ts';

/**
 * Begins a file with everything that is held about the signed-in person. Throws `step-up-required` unless the person's
 * factor was given in the last five minutes, and `exports-exhausted` after three within a day.
 */
export async function askExport(ctx: Context, format: ExportFormat): Promise<OwnExportBody> {
  return inTransaction(ctx, async (inside) => {
    const accountId = accountOf(inside);
    if (!(await lockAccount(inside, accountId))) throw new Problem('not-signed-in');
    await requireStepUp(inside);
    const now = inside.clock.now();
    const { asked, first_at: first } = await inside.db.one(store.countSince, { accountId, since: later(now, -DAY) });
    if (asked >= EXPORTS_A_DAY && first !== null)
      throw new Problem('exports-exhausted', {}, Math.ceil((later(first, DAY).getTime() - now.getTime()) / SECOND));
    const row = await inside.db.one(store.add, {
      id: newId(now),
      accountId,
      sessionId: sessionOf(inside),
      format,
      language: inside.language,
      country: inside.country,
      now,
      endsAt: later(now, KEPT),
    });
    await audit(inside, { action: 'own-copies.ask', object: 'export', objectId: row.id, details: { format } });
    await enqueue(inside, 'own-copies.build', { exportId: row.id }, { key: `own-copies.build:${row.id}` });
    return bodyOf(row);
  });
}
