import type { DocumentLabel } from '@tabibu/contract/application-words';
import { speaker } from '@tabibu/locales/server-speech';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { publish } from '../../platform/outbox.ts';
import { removeFiles } from '../files/index.ts';
import { recordMove } from './record-move.ts';
import * as history from './move-store.ts';
import * as store from './store.ts';

/** The words by which a sentence chooses the name of a document. */
const WORD_OF = {
  'Medical License': 'license',
  'Board Certification': 'board',
  'Professional Photo': 'photo',
  'Government ID': 'id',
} as const satisfies Record<DocumentLabel, string>;

/**
 * Takes a document with malware out of its application, deletes its file and asks the applicant for another one, unless
 * the application is decided. Idempotent (U-05).
 */
export async function refuseDocument(ctx: Context, fileId: string): Promise<void> {
  await inTransaction(ctx, async (inside) => {
    const row = await inside.db.maybe(history.ofFileLocked, { fileId });
    const document = await inside.db.maybe(history.removeDocument, { fileId });
    await removeFiles(inside, [fileId]);
    if (row === undefined || document === undefined || row.status === 'approved' || row.status === 'rejected') return;
    const question = speaker(row.language)('application.document-had-malware', { label: WORD_OF[document.label] });
    const asked = await inside.db.one(store.setQuestion, {
      applicationId: row.id,
      question,
      now: inside.clock.now(),
    });
    const moveId = await recordMove(inside, asked, { kind: 'asked', from: row.status, by: 'scanner', note: question });
    if (row.account_id !== null)
      await publish(inside, 'applications.asked', {
        applicationId: row.id,
        moveId,
        accountId: row.account_id,
        number: row.number,
      });
  });
}
