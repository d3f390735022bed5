import type { NoteBody } from '@tabibu/contract/visit-documents';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/context.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { sendLiveEvent, publish } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { isKind, noteOf, readerOf } from './document-view.ts';
import { findVisit } from './find-visit.ts';
import { addendumSignature } from './seal-document.ts';
import { refuseUnprintable } from './sign-document.ts';
import * as store from './store.ts';

/**
 * Adds a text to a signed note, however old the note is, and tells its patient. An addendum cannot be changed or
 * removed. Throws `not-found`, `record-not-signed`, `record-incomplete` without a text, or `record-unprintable`.
 */
export async function addAddendum(
  ctx: Context,
  { bookingId, text }: { bookingId: string; text: string },
): Promise<NoteBody> {
  return inTransaction(ctx, async (inside) => {
    const { doctor, today } = await findVisit(inside, bookingId);
    const note = await inside.db.maybe(store.standingLocked, { bookingId, kind: 'note' });
    if (!isKind(note, 'note')) throw new Problem('not-found');
    if (note.state !== 'signed') throw new Problem('record-not-signed');
    if (text === '') throw new Problem('record-incomplete', { fields: ['text'] });
    refuseUnprintable(text);
    const now = inside.clock.now();
    const row = { id: newId(now), document_id: note.id, author_name: doctor.fullName, added_at: now };
    await inside.db.run(store.addAddendum, {
      id: row.id,
      documentId: note.id,
      authorName: row.author_name,
      textSealed: inside.keys.seal(`visit_addenda.text.${row.id}`, text),
      signature: addendumSignature(inside, row, text),
      now,
    });
    await audit(inside, {
      action: 'records.add-addendum',
      object: 'document',
      objectId: note.id,
      details: { addendum: row.id },
    });
    await publish(inside, 'records.added-to', { documentId: note.id, addedOn: today });
    await sendLiveEvent(inside, readerOf(note), { kind: 'documents', booking_id: bookingId });
    return noteOf(inside, note);
  });
}
