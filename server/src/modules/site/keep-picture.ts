import { fileURLToPath } from 'node:url';
import { PICTURE_BYTES } from '@tabibu/contract/banner-limits';
import type { PictureForm } from '@tabibu/contract/banner-limits';
import type { PictureBody } from '@tabibu/contract/banners';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { Problem } from '../../platform/problem.ts';
import { runApart } from '../../platform/run-apart.ts';
import * as banners from './banner-store.ts';

const PROGRAM = fileURLToPath(new URL('./draw-picture.ts', import.meta.url));
/** Seconds of processor time. A picture of 40 megapixels takes about ten. */
const CPU_LIMIT = 40;

/** Keeps a JPEG or PNG that an administrator sent, drawn anew. Throws `picture-refused` for anything else (U-03). */
export async function addPicture(ctx: Context, bytes: Buffer): Promise<PictureBody> {
  const kept = await keepPicture(ctx, bytes, null);
  if (kept === undefined) throw new Problem('picture-refused');
  return kept;
}

/**
 * Fetches the picture of a public https address and keeps it, so that no reader's browser asks a stranger for it.
 * Throws `picture-address-invalid` for what is no such address (ADM-HERO-06), and `picture-unreachable` when it does
 * not give a whole JPEG or PNG of at most 5 MB (ADM-HERO-07, C82).
 */
export async function fetchPicture(ctx: Context, address: string): Promise<PictureBody> {
  const fetched = await ctx.integrations.pictures.fetchPicture(address, PICTURE_BYTES);
  if ('failed' in fetched)
    throw new Problem(fetched.failed === 'address' ? 'picture-address-invalid' : 'picture-unreachable');
  const kept = await keepPicture(ctx, fetched.bytes, address.trim());
  if (kept === undefined) throw new Problem('picture-unreachable');
  return kept;
}

/** Returns a picture in one of its forms. Throws `not-found`. */
export async function readPicture(ctx: Context, id: string, form: PictureForm): Promise<Buffer> {
  const found = await ctx.db.maybe(banners.picture, { id, form });
  if (found === undefined) throw new Problem('not-found');
  return found.bytes;
}

/** Returns whether we keep a picture of this id. */
export async function isPictureKept(ctx: Context, id: string): Promise<boolean> {
  return (await ctx.db.many(banners.pictures, { ids: [id] })).length === 1;
}

/** Draws a picture anew in all forms and keeps them; undefined for bytes that are no whole JPEG or PNG. */
async function keepPicture(ctx: Context, bytes: Buffer, address: string | null): Promise<PictureBody | undefined> {
  const output = await runApart(PROGRAM, async () => bytes, { cpuSeconds: CPU_LIMIT });
  const end = output.indexOf('\n');
  if (end === -1) return undefined;
  const head = JSON.parse(output.subarray(0, end).toString('utf8')) as {
    width: number;
    height: number;
    bytes: [number, number, number, number];
  };
  let from = end + 1;
  const [phoneAvif, phoneWebp, wideAvif, wideWebp] = head.bytes.map((length) =>
    output.subarray(from, (from += length)),
  ) as [Buffer, Buffer, Buffer, Buffer];
  const now = ctx.clock.now();
  const [id, { width, height }] = [newId(now), head];
  await inTransaction(ctx, async (inside) => {
    const forms = { phoneAvif, phoneWebp, wideAvif, wideWebp };
    await inside.db.run(banners.addPicture, { id, ...forms, width, height, address, by: accountOf(ctx), now });
    await audit(inside, { action: 'site.add-picture', object: 'picture', objectId: id });
  });
  return { id, address, width, height };
}
