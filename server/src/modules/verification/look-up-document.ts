import { plainTyped } from '@tabibu/contract/typed-digits';
import type { VerificationBody } from '@tabibu/contract/verification';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { addressPrefix } from '../../platform/address-prefix.ts';
import { Problem } from '../../platform/problem.ts';
import { HOUR, SECOND, later } from '../../platform/time.ts';
import { contactOf } from '../identity/index.ts';
import { findPaperByShortCode, readShortCode } from '../records/index.ts';
import type { FoundPaper } from '../records/index.ts';
import * as store from './store.ts';
import { verificationOf } from './verify-document.ts';

/**
 * Failed attempts within an hour after which a counter refuses more. They keep 40 bits and four digits from being
 * guessed.
 */
const ALLOWED = { address: 10, code: 5, all: 2000 } as const;
const WINDOW = HOUR;

export interface LookUpInput {
  readonly shortCode: string;
  readonly phoneLast4: string;
}

/**
 * Finds a document by its short code and the last four digits of the patient's phone number. Throws
 * `verification-code-mistyped` when the code's check character is wrong; this is not counted as an attempt. Throws
 * `not-found` if either is wrong, without telling which, and counts it. Throws `verification-exhausted` after too many
 * failed attempts.
 */
export async function lookUpDocument(ctx: Context, { shortCode, phoneLast4 }: LookUpInput): Promise<VerificationBody> {
  const short = readShortCode(shortCode);
  const digits = plainTyped(phoneLast4).replaceAll(/\D/g, '');
  if (short === null) throw new Problem('verification-code-mistyped');
  const found = await inTransaction(ctx, (inside) => tryOnce(inside, short, digits));
  if (found === undefined) throw new Problem('not-found');
  return verificationOf(ctx, found);
}

/**
 * Makes one attempt under the locks of its counters. Returns undefined for a failed one instead of throwing, so that
 * the transaction commits the count.
 */
async function tryOnce(ctx: Context, short: string, digits: string): Promise<FoundPaper | undefined> {
  const buckets = {
    code: ctx.keys.sign('verification', `tries ${short}`),
    address: ctx.keys.sign('verification', `address ${addressPrefix(ctx.ip)}`),
    all: 'all',
  };
  const now = ctx.clock.now();
  await ctx.db.many(store.lockTries, { buckets: [buckets.code, buckets.address] });
  const misses = new Map(
    (await ctx.db.many(store.countMisses, { buckets: Object.values(buckets), since: later(now, -WINDOW) })).map(
      (row) => [row.bucket, row.misses],
    ),
  );
  const limited = (Object.keys(ALLOWED) as (keyof typeof ALLOWED)[]).filter(
    (kind) => kind !== 'address' || ctx.config.RATE_LIMITS,
  );
  if (limited.some((kind) => (misses.get(buckets[kind]) ?? 0) >= ALLOWED[kind]))
    throw new Problem('verification-exhausted', {}, WINDOW / SECOND);
  const paper = await findPaperByShortCode(ctx, short);
  const phone = paper === undefined ? undefined : (await contactOf(ctx, paper.patientId))?.phone;
  if (paper !== undefined && phone !== undefined && digits.length === 4 && phone.endsWith(digits)) return paper;
  await ctx.db.run(store.addMisses, { buckets: Object.values(buckets), now });
  await audit(ctx, {
    action: 'records.look-up',
    object: 'document',
    objectId: paper?.id ?? 'unknown',
    outcome: 'refused',
  });
  return undefined;
}
