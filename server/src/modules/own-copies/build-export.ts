import { timeZoneOf } from '@tabibu/contract/countries';
import type { OwnCopyJobs } from '../../jobs/own-copies.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction, rowAccessOf } from '../../platform/context.ts';
import type { Actor, Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { publicAddress } from '../../platform/own-address.ts';
import { later } from '../../platform/time.ts';
import { sendNotice } from '../notifications/index.ts';
import { keepFile } from './keep-file.ts';
import { KEPT, MOST_TRIES, readyKey } from './rules.ts';
import type { Progress } from './list-sections.ts';
import * as store from './store.ts';
import type { ExportRow } from './store.ts';
import { writeFhir } from './write-fhir.ts';
import { writeJson } from './write-json.ts';
import { writePaper } from './write-paper.ts';

const WRITERS = { json: writeJson, fhir: writeFhir, pdf: writePaper } as const;

/**
 * Writes the file of an export. What it holds is read as its person, so the database shows it no row of anybody else.
 * Begins anew when it is repeated, and gives up after a few times. Tells the person once the file is ready, without
 * saying of what it is. Does nothing for an export that is ready or gone.
 */
export async function buildExport(ctx: Context, { exportId }: OwnCopyJobs['own-copies.build']): Promise<void> {
  const row = await beginWriting(ctx, exportId);
  if (row === undefined) return;
  if (row.tries > MOST_TRIES) {
    ctx.log.error({ exportId }, 'an export failed too often');
    await ctx.db.run(store.fail, { id: exportId });
    return;
  }
  let done = 0;
  const progress: Progress = async () => {
    done += 1;
    await ctx.db.run(store.setDone, { id: exportId, done });
  };
  const bytes = await keepFile(ctx, row, WRITERS[row.format](asPerson(ctx, row), progress));
  if (bytes === undefined) return;
  await inTransaction(ctx, async (inside) => {
    const now = inside.clock.now();
    const endsAt = later(now, KEPT);
    const values = { id: exportId, tries: row.tries, bytes, now, endsAt };
    if ((await inside.db.run(store.finish, values)) === 0) return;
    await audit(inside, {
      action: 'own-copies.build',
      object: 'export',
      objectId: exportId,
      details: { format: row.format, bytes },
    });
    await sendNotice(inside, {
      to: { accountId: row.account_id },
      template: 'own-copy-ready',
      values: {
        until: { at: endsAt.toISOString(), zone: timeZoneOf(row.country) },
        link: `${publicAddress(inside)}/more/privacy-choices`,
      },
      key: readyKey(exportId),
      validUntil: endsAt,
    });
  });
}

/** Takes an export for writing and deletes what an earlier try wrote. */
async function beginWriting(ctx: Context, id: string): Promise<ExportRow | undefined> {
  return inTransaction(ctx, async (inside) => {
    const row = await inside.db.maybe(store.begin, { id });
    if (row !== undefined) await inside.db.run(store.removeParts, { id });
    return row;
  });
}

/** Returns a context in which the person who asked reads, in the language in which the person asked. */
function asPerson(
  ctx: Context,
  { account_id: accountId, session_id: sessionId, language, country }: ExportRow,
): Context {
  const actor: Actor = { kind: 'patient', accountId, sessionId };
  return { ...ctx, actor, language, country, db: (ctx.db as Database).actingFor(rowAccessOf(actor)) };
}
