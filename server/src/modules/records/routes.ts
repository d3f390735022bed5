import * as documents from '@tabibu/contract/documents';
import * as prescriptions from '@tabibu/contract/prescriptions';
import * as visits from '@tabibu/contract/records';
import * as referrals from '@tabibu/contract/referrals';
import * as sickNotes from '@tabibu/contract/sick-notes';
import * as notes from '@tabibu/contract/visit-notes';
import type { Context } from '../../platform/context.ts';
import { answer } from '../../platform/http/answer.ts';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { addAddendum } from './add-addendum.ts';
import { safetyFactsOf } from './check-safety.ts';
import { cancelDocument } from './cancel-document.ts';
import { noteOf, prescriptionOf, referralOf, sickNoteOf } from './document-view.ts';
import { hidePapers } from './hide-papers.ts';
import { listAllDocuments, listDocuments } from './list-documents.ts';
import { listVisitMarks } from './list-visit-marks.ts';
import { printDocument } from './print-document.ts';
import { readDocument } from './read-document.ts';
import { readNote, readVisit } from './read-visit.ts';
import { saveDocument } from './save-document.ts';
import { signDocument } from './sign-document.ts';
import type { DocumentRow } from './store.ts';

const success = true as const;
const PRIVATE = { 'cache-control': 'private, no-store' };

const withSafety = async (ctx: Context, row: DocumentRow & { kind: 'prescription' }) =>
  prescriptionOf(ctx, row, await safetyFactsOf(ctx, row.taken_by ?? row.person_id ?? row.patient_id));

const writing: Route[] = [
  route(visits.listVisitMarks, async (ctx, { query }) => ({
    success,
    data: await listVisitMarks(ctx, { bookingIds: query.booking_ids.split(',') }),
  })),
  route(visits.readVisit, async (ctx, { params }) => ({
    success,
    data: await readVisit(ctx, { bookingId: params.booking_id }),
  })),
  route(visits.hidePapers, async (ctx, { params, body }) => ({
    success,
    data: await hidePapers(ctx, { bookingId: params.booking_id, hidden: body.hidden }),
  })),
  route(notes.readNote, async (ctx, { params }) => ({
    success,
    data: await readNote(ctx, { bookingId: params.booking_id }),
  })),
  route(notes.saveNote, async (ctx, { params, body: { version, ...content } }) => ({
    success,
    data: await noteOf(ctx, await saveDocument(ctx, { bookingId: params.booking_id, kind: 'note', version, content })),
  })),
  route(notes.signNote, async (ctx, { params, body }) => ({
    success,
    data: await noteOf(
      ctx,
      await signDocument(ctx, { bookingId: params.booking_id, kind: 'note', version: body.version }),
    ),
  })),
  route(notes.addAddendum, async (ctx, { params, body }) => ({
    success,
    data: await addAddendum(ctx, { bookingId: params.booking_id, text: body.text }),
  })),
  route(prescriptions.savePrescription, async (ctx, { params, body: { version, ...content } }) => ({
    success,
    data: await withSafety(
      ctx,
      await saveDocument(ctx, { bookingId: params.booking_id, kind: 'prescription', version, content }),
    ),
  })),
  route(prescriptions.signPrescription, async (ctx, { params, body }) => ({
    success,
    data: await withSafety(
      ctx,
      await signDocument(ctx, {
        bookingId: params.booking_id,
        kind: 'prescription',
        version: body.version,
        acknowledged: body.acknowledged,
      }),
    ),
  })),
  route(referrals.saveReferral, async (ctx, { params, body: { version, ...content } }) => ({
    success,
    data: referralOf(
      ctx,
      await saveDocument(ctx, { bookingId: params.booking_id, kind: 'referral', version, content }),
    ),
  })),
  route(referrals.signReferral, async (ctx, { params, body }) => ({
    success,
    data: referralOf(
      ctx,
      await signDocument(ctx, { bookingId: params.booking_id, kind: 'referral', version: body.version }),
    ),
  })),
  route(sickNotes.saveSickNote, async (ctx, { params, body: { version, ...content } }) => ({
    success,
    data: sickNoteOf(
      ctx,
      await saveDocument(ctx, { bookingId: params.booking_id, kind: 'sick-note', version, content }),
    ),
  })),
  route(sickNotes.signSickNote, async (ctx, { params, body }) => ({
    success,
    data: sickNoteOf(
      ctx,
      await signDocument(ctx, { bookingId: params.booking_id, kind: 'sick-note', version: body.version }),
    ),
  })),
  route(prescriptions.cancelPrescription, async (ctx, { params, body }) => ({
    success,
    data: await cancelDocument(ctx, { bookingId: params.booking_id, kind: 'prescription', reason: body.reason }),
  })),
  route(referrals.cancelReferral, async (ctx, { params, body }) => ({
    success,
    data: await cancelDocument(ctx, { bookingId: params.booking_id, kind: 'referral', reason: body.reason }),
  })),
  route(sickNotes.cancelSickNote, async (ctx, { params, body }) => ({
    success,
    data: await cancelDocument(ctx, { bookingId: params.booking_id, kind: 'sick-note', reason: body.reason }),
  })),
];

const reading: Route[] = [
  route(documents.listDocuments, async (ctx, { params }) => ({
    success,
    data: await listDocuments(ctx, { bookingId: params.booking_id }),
  })),
  route(documents.listAllDocuments, async (ctx, { query }) => ({ success, data: await listAllDocuments(ctx, query) })),
  route(documents.readDocument, async (ctx, { params }) => ({
    success,
    data: await readDocument(ctx, { bookingId: params.booking_id, documentId: params.document_id }),
  })),
  route(documents.readDocumentPdf, async (ctx, { params }) =>
    answer(await printDocument(ctx, { bookingId: params.booking_id, documentId: params.document_id }), {
      contentType: 'application/pdf',
      headers: { ...PRIVATE, 'content-disposition': `inline; filename="tabibu-${params.document_id.slice(-12)}.pdf"` },
    }),
  ),
];

/** HTTP endpoints of this module: what the doctor writes, and what the patient reads. */
export const routes: Route[] = [...writing, ...reading];
