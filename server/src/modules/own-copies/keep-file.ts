import type { Context } from '../../platform/context.ts';
import { PIECE_BYTES } from './rules.ts';
import type { ExportRow } from './store.ts';
import * as store from './store.ts';

const placeOf = (exportId: string, place: number) => `own_export_parts.sealed.${exportId} ${place}`;

/**
 * Encrypts a file piece by piece while it is written, so that only one piece is in memory. Returns its size in bytes;
 * undefined if the export was deleted meanwhile, or its writing began anew elsewhere.
 */
export async function keepFile(
  ctx: Context,
  { id, tries }: Pick<ExportRow, 'id' | 'tries'>,
  texts: AsyncIterable<string | Buffer>,
): Promise<number | undefined> {
  let [waiting, length, bytes, place]: [Buffer[], number, number, number] = [[], 0, 0, 0];
  const keep = async () => {
    const sealed = ctx.keys.sealBytes(placeOf(id, place), Buffer.concat(waiting));
    const added = await ctx.db.run(store.addPart, { id, tries, place, sealed });
    [waiting, length, bytes, place] = [[], 0, bytes + length, place + 1];
    return added === 1;
  };
  for await (const text of texts) {
    const piece = Buffer.from(text);
    waiting.push(piece);
    length += piece.length;
    if (length >= PIECE_BYTES && !(await keep())) return undefined;
  }
  if (length > 0 && !(await keep())) return undefined;
  return bytes;
}

/** Yields the pieces of a file in their order, one in memory at a time. */
export async function* piecesOf(ctx: Context, id: string): AsyncGenerator<Buffer> {
  for (let from = 0; ;) {
    const part = await ctx.db.maybe(store.partFrom, { id, place: from });
    if (part === undefined) return;
    yield ctx.keys.openBytes(placeOf(id, part.place), part.sealed);
    from = part.place + 1;
  }
}
