import { Readable } from 'node:stream';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { answer } from '../../platform/http/answer.ts';
import type { Answer } from '../../platform/http/answer.ts';
import { Problem } from '../../platform/problem.ts';
import { wallClock } from '../../platform/time.ts';
import { requireStepUp } from '../identity/index.ts';
import { withdrawNotices } from '../notifications/index.ts';
import { piecesOf } from './keep-file.ts';
import { findExport } from './list-exports.ts';
import { FILES, readyKey } from './rules.ts';

/**
 * Returns the file of an export as a stream that is decrypted while it is read, and audits it before the first byte.
 * The notice that it is ready counts as read then.
 * Throws `not-found`, `export-not-ready`, and `step-up-required` unless the person's factor was given in the last five
 * minutes: a phone that lies open gives nobody the whole record.
 */
export async function downloadExport(ctx: Context, id: string): Promise<Answer<Readable>> {
  const row = await findExport(ctx, id);
  if (row.state !== 'ready') throw new Problem('export-not-ready');
  await inTransaction(ctx, async (inside) => {
    await requireStepUp(inside);
    await audit(inside, {
      action: 'own-copies.download',
      object: 'export',
      objectId: id,
      details: { format: row.format, bytes: row.bytes },
    });
    await withdrawNotices(inside, { accountId: accountOf(inside), keys: [readyKey(id)] });
  });
  const { media, ending } = FILES[row.format];
  const { day } = wallClock(row.asked_at, 'UTC');
  return answer(Readable.from(piecesOf(ctx, id), { objectMode: false, highWaterMark: 1 }), {
    contentType: media,
    headers: {
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="tabibu_${day}.${ending}"`,
    },
  });
}
