import type { OwnLicenceBody } from '@tabibu/contract/licences';
import { audit } from '../../platform/audit.ts';
import { accountOf, inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { publish } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { actingDoctor } from '../doctors/index.ts';
import { attachFiles, removeFiles } from '../files/index.ts';
import type { AttachedFile } from '../files/index.ts';
import { readLicence } from './read-licence.ts';
import * as renewals from './renewal-store.ts';
import { RENEWAL_PURPOSE } from './rules.ts';

/**
 * Puts a doctor's new licence into the queue of the reviewers. Sending again replaces the document, and answers what
 * the reviewer asked. Throws `not-found` for nobody's doctor, and `licence-missing` unless
 * the upload has arrived and belongs to nothing yet.
 */
export async function sendLicence(ctx: Context, { upload }: { upload: string }): Promise<OwnLicenceBody> {
  return inTransaction(ctx, async (inside) => {
    const { id: doctorId } = await actingDoctor(inside);
    const now = inside.clock.now();
    const older = await inside.db.maybe(renewals.openLocked, { doctorId });
    const id = older?.id ?? newId(now);
    const { id: fileId, kind } = await attach(inside, upload, id);
    const sent = await inside.db.one(renewals.send, { id, doctorId, accountId: accountOf(inside), fileId, kind, now });
    if (older !== undefined) await removeFiles(inside, [older.file_id]);
    await audit(inside, { action: 'applications.send-licence', object: 'licence-renewal', objectId: sent.id });
    await publish(inside, 'applications.renewal-sent', { renewalId: sent.id, number: sent.number, fileId });
    return readLicence(inside);
  });
}

async function attach(inside: Context, upload: string, id: string): Promise<AttachedFile> {
  try {
    const [file] = await attachFiles(inside, { secrets: [upload], purpose: { kind: RENEWAL_PURPOSE, id } });
    return file!;
  } catch (error) {
    if (error instanceof Problem && error.code === 'documents-missing') throw new Problem('licence-missing');
    throw error;
  }
}
