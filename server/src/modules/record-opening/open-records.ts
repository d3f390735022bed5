import { audit } from '../../platform/audit.ts';
import { sessionOf } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { withLockProof } from './prove-lock.ts';
import type { LockProof } from './prove-lock.ts';
import { openHere } from './open-here.ts';
import type { ChangedLock } from './open-here.ts';

/**
 * Opens the caller's old records in this browser, in this session and later ones. Throws the refusals of
 * `withLockProof`. May be repeated.
 */
export async function openOldRecords(ctx: Context, proof: LockProof, cookie: string | undefined): Promise<ChangedLock> {
  return withLockProof(ctx, proof, async (inside) => {
    const opened = await openHere(inside, cookie);
    const by = proof.passkey === undefined ? 'passphrase' : 'passkey';
    await audit(inside, {
      action: 'record-opening.open',
      object: 'session',
      objectId: sessionOf(inside),
      details: { by },
    });
    return opened;
  });
}
