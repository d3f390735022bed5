import { accountOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/problem.ts';
import { opensRecords } from '../record-locks/index.ts';

/**
 * Throws unless the caller typed their record passphrase: `passphrase-wrong`, `passphrase-paused` after several wrong
 * ones, and `passphrase-missing` when there is none. Runs outside a transaction.
 */
export async function provePassphrase(ctx: Context, typed: string): Promise<void> {
  const isRight = await opensRecords(ctx, accountOf(ctx), typed);
  if (isRight === undefined) throw new Problem('passphrase-missing');
  if (!isRight) throw new Problem('passphrase-wrong');
}
