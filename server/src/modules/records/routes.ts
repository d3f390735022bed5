import * as documents from '@tabibu/contract/documents';
import * as contract from '@tabibu/contract/records';
import * as verification from '@tabibu/contract/verification';
import type { Context } from '../../platform/context.ts';
import { answer } from '../../platform/http/answer.ts';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { addAddendum } from './add-addendum.ts';
import { cancelDocument } from './cancel-document.ts';
import { dispensePrescription } from './dispense-prescription.ts';
import { noteOf, prescriptionOf, referralOf, sickNoteOf } from './document-view.ts';
import { listAllDocuments, listDocuments } from './list-documents.ts';
import { listVisitMarks } from './list-visit-marks.ts';
import { lookUpDocument } from './look-up-document.ts';
import { printDocument } from './print-document.ts';
import { latestAllergies, readMyAllergies, readVisitAllergies } from './read-allergies.ts';
import { readDocument } from './read-document.ts';
import { readNote, readVisit } from './read-visit.ts';
import { saveMyAllergies, saveVisitAllergies } from './save-allergies.ts';
import { saveDocument } from './save-document.ts';
import { signDocument } from './sign-document.ts';
import type { DocumentRow } from './store.ts';
import { verifyDocument } from './verify-document.ts';

const success = true as const;
const PRIVATE = { 'cache-control': 'private, no-store' };

const withAllergies = async (ctx: Context, row: DocumentRow & { kind: 'prescription' }) => prescriptionOf(ctx, row, await latestAllergies(ctx, row.patient_id));

const writing: Route[] = [
  route(contract.listVisitMarks, async (ctx, { query }) => ({ success, data: await listVisitMarks(ctx, { bookingIds: query.booking_ids.split(',') }) })),
  route(contract.readVisit, async (ctx, { params }) => ({ success, data: await readVisit(ctx, { bookingId: params.booking_id }) })),
  route(contract.readNote, async (ctx, { params }) => ({ success, data: await readNote(ctx, { bookingId: params.booking_id }) })),
  route(contract.saveNote, async (ctx, { params, body: { version, ...content } }) => ({
    success, data: await noteOf(ctx, await saveDocument(ctx, { bookingId: params.booking_id, kind: 'note', version, content })),
  })),
  route(contract.signNote, async (ctx, { params, body }) => ({ success, data: await noteOf(ctx, await signDocument(ctx, { bookingId: params.booking_id, kind: 'note', version: body.version })) })),
  route(contract.addAddendum, async (ctx, { params, body }) => ({ success, data: await addAddendum(ctx, { bookingId: params.booking_id, text: body.text }) })),
  route(contract.savePrescription, async (ctx, { params, body: { version, ...content } }) => ({
    success, data: await withAllergies(ctx, await saveDocument(ctx, { bookingId: params.booking_id, kind: 'prescription', version, content })),
  })),
  route(contract.signPrescription, async (ctx, { params, body }) => ({
    success,
    data: await withAllergies(ctx, await signDocument(ctx, {
      bookingId: params.booking_id, kind: 'prescription', version: body.version, acknowledged: body.acknowledged,
    })),
  })),
  route(contract.saveReferral, async (ctx, { params, body: { version, ...content } }) => ({
    success, data: referralOf(ctx, await saveDocument(ctx, { bookingId: params.booking_id, kind: 'referral', version, content })),
  })),
  route(contract.signReferral, async (ctx, { params, body }) => ({
    success, data: referralOf(ctx, await signDocument(ctx, { bookingId: params.booking_id, kind: 'referral', version: body.version })),
  })),
  route(contract.saveSickNote, async (ctx, { params, body: { version, ...content } }) => ({
    success, data: sickNoteOf(ctx, await saveDocument(ctx, { bookingId: params.booking_id, kind: 'sick-note', version, content })),
  })),
  route(contract.signSickNote, async (ctx, { params, body }) => ({
    success, data: sickNoteOf(ctx, await signDocument(ctx, { bookingId: params.booking_id, kind: 'sick-note', version: body.version })),
  })),
  route(contract.cancelPrescription, async (ctx, { params, body }) => ({ success, data: await cancelDocument(ctx, { bookingId: params.booking_id, kind: 'prescription', reason: body.reason }) })),
  route(contract.cancelReferral, async (ctx, { params, body }) => ({ success, data: await cancelDocument(ctx, { bookingId: params.booking_id, kind: 'referral', reason: body.reason }) })),
  route(contract.cancelSickNote, async (ctx, { params, body }) => ({ success, data: await cancelDocument(ctx, { bookingId: params.booking_id, kind: 'sick-note', reason: body.reason }) })),
  route(documents.readVisitAllergies, async (ctx, { params }) => ({ success, data: await readVisitAllergies(ctx, { bookingId: params.booking_id }) })),
  route(documents.saveVisitAllergies, async (ctx, { params, body }) => ({ success, data: await saveVisitAllergies(ctx, { bookingId: params.booking_id, ...body }) })),
];

const reading: Route[] = [
  route(documents.listDocuments, async (ctx, { params }) => ({ success, data: await listDocuments(ctx, { bookingId: params.booking_id }) })),
  route(documents.listAllDocuments, async (ctx, { query }) => ({ success, data: await listAllDocuments(ctx, query) })),
  route(documents.readDocument, async (ctx, { params }) => ({ success, data: await readDocument(ctx, { bookingId: params.booking_id, documentId: params.document_id }) })),
  route(documents.readDocumentPdf, async (ctx, { params }) =>
    answer(await printDocument(ctx, { bookingId: params.booking_id, documentId: params.document_id }), {
      contentType: 'application/pdf', headers: { ...PRIVATE, 'content-disposition': `inline; filename="tabibu-${params.document_id.slice(-12)}.pdf"` },
    })),
  route(documents.readMyAllergies, async (ctx) => ({ success, data: await readMyAllergies(ctx) })),
  route(documents.saveMyAllergies, async (ctx, { body }) => ({ success, data: await saveMyAllergies(ctx, body) })),
];

const proving: Route[] = [
  route(verification.readVerification, async (ctx, { params }) => answer({ success, data: await verifyDocument(ctx, { code: params.code }) }, { headers: PRIVATE })),
  route(verification.lookUpVerification, async (ctx, { body }) =>
    answer({ success, data: await lookUpDocument(ctx, { shortCode: body.short_code, phoneLast4: body.phone_last4 }) }, { headers: PRIVATE })),
  route(verification.dispensePrescription, async (ctx, { params, body }) => ({ success, data: await dispensePrescription(ctx, { code: params.code, ...body }) })),
];

/** What the doctor writes, what the patient reads, and what anybody with a paper's code may ask. */
export const routes: Route[] = [...writing, ...reading, ...proving];
