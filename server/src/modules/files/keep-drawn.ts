import { hash } from 'node:crypto';
import type { Context } from '../../platform/context.ts';
import { newId, randomToken } from '../../platform/ids.ts';
import { hashToken } from '../../platform/keys.ts';
import { openStore } from './open-store.ts';
import { fileAssociatedData, newStoredName } from './rules.ts';
import type { Purpose } from './rules.ts';
import * as store from './store.ts';

/**
 * Keeps a JPEG that we drew ourselves from a kept file, and returns its id. Nobody sent it, so it is neither inspected
 * nor scanned again. Call it in a transaction. Throws `service-unavailable` while the store is away or full.
 */
export async function keepDrawn(inside: Context, purpose: Purpose, bytes: Buffer): Promise<string> {
  const now = inside.clock.now();
  const fileId = newId(now);
  const storedName = newStoredName();
  await openStore(inside).put(storedName, inside.keys.sealBytes(fileAssociatedData(fileId), bytes));
  await inside.db.run(store.addDrawn, {
    id: fileId,
    secretHash: hashToken(randomToken()),
    size: bytes.length,
    sha256: hash('sha256', bytes, 'buffer'),
    storedName,
    purposeKind: purpose.kind,
    purposeId: purpose.id,
    now,
  });
  return fileId;
}
