import type { VerificationBody } from '@tabibu/contract/verification';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { neighbourhood } from '../../platform/neighbourhood.ts';
import { Problem } from '../../platform/problem.ts';
import { HOUR, SECOND, later } from '../../platform/time.ts';
import { contactOf } from '../identity/index.ts';
import { digestCode } from './seal-document.ts';
import type { DocumentRow } from './store.ts';
import * as store from './store.ts';
import { readShortCode } from './verification-code.ts';
import * as codes from './verification-store.ts';
import { verificationOf } from './verify-document.ts';

/** Wrong tries within an hour after which a bucket is closed: 40 bits and four digits are not found by trying. */
const ALLOWED = { address: 10, code: 5, all: 2000 } as const;
const WINDOW = HOUR;

export interface LookUpInput { readonly shortCode: string; readonly phoneLast4: string }

/**
 * Finds a paper by the short code and the last four digits of the patient's number. A mistyped code (its check character says so) costs no try:
 * Problem `verification-code-mistyped`. Wrong ones are `not-found`, whichever of the two is wrong, and count; too many: `verification-exhausted`.
 */
export async function lookUpDocument(ctx: Context, { shortCode, phoneLast4 }: LookUpInput): Promise<VerificationBody> {
  const short = readShortCode(shortCode);
  const digits = phoneLast4.normalize('NFKC').replaceAll(/\D/g, '');
  if (short === null) throw new Problem('verification-code-mistyped');
  const found = await inTransaction(ctx, (inside) => tryOnce(inside, short, digits));
  if (found === undefined) throw new Problem('not-found');
  return verificationOf(ctx, found);
}

/** One try under the locks of its buckets; a wrong one is written down, so it must not be undone by a refusal. */
async function tryOnce(ctx: Context, short: string, digits: string): Promise<DocumentRow | undefined> {
  const buckets = { code: digestCode(ctx, `tries ${short}`), address: digestCode(ctx, `address ${neighbourhood(ctx.ip)}`), all: 'all' };
  const now = ctx.clock.now();
  await ctx.db.many(codes.lockTries, [[buckets.code, buckets.address]]);
  const misses = new Map((await ctx.db.many(codes.countMisses, [Object.values(buckets), later(now, -WINDOW)])).map((row) => [row.bucket, row.misses]));
  const limited = (Object.keys(ALLOWED) as (keyof typeof ALLOWED)[]).filter((kind) => kind !== 'address' || ctx.config.RATE_LIMITS);
  if (limited.some((kind) => (misses.get(buckets[kind]) ?? 0) >= ALLOWED[kind])) throw new Problem('verification-exhausted', {}, WINDOW / SECOND);
  const found = await ctx.db.maybe(codes.byShortCode, [digestCode(ctx, short)]);
  const row = found === undefined ? undefined : await ctx.db.one(store.find, [found.id]);
  const phone = row === undefined ? undefined : (await contactOf(ctx, row.patient_id))?.phone;
  if (row !== undefined && phone !== undefined && digits.length === 4 && phone.endsWith(digits)) return row;
  await ctx.db.run(codes.addMisses, [Object.values(buckets), now]);
  await audit(ctx, { action: 'records.look-up', object: 'document', objectId: row?.id ?? 'unknown', outcome: 'refused' });
  return undefined;
}
