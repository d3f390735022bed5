import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { envelope } from './fields.ts';
import { VisitRecords } from './records.ts';
import { SickNote, SickNoteContent } from './visit-documents.ts';
import {
  CANCELLING_PROBLEMS,
  CancelReason,
  ONE_VISIT,
  SAVING_PROBLEMS,
  SIGNING_PROBLEMS,
  SeenVersion,
  VISIT_PATH,
} from './visit-endpoint.ts';

export const saveSickNote = endpoint({
  id: 'records.save-sick-note',
  method: 'PUT',
  path: `${VISIT_PATH}/sick-note`,
  summary: 'Save the draft of the sick note as a whole',
  limit: 'write',
  ...ONE_VISIT,
  body: z.strictObject({ version: SeenVersion, ...SickNoteContent.shape }),
  reply: envelope(SickNote),
  problems: SAVING_PROBLEMS,
});

export const signSickNote = endpoint({
  id: 'records.sign-sick-note',
  method: 'POST',
  path: `${VISIT_PATH}/sick-note/sign`,
  summary: 'Sign the sick note',
  limit: 'write',
  idempotent: true,
  ...ONE_VISIT,
  body: z.strictObject({ version: SeenVersion }),
  reply: envelope(SickNote),
  problems: [...SIGNING_PROBLEMS, 'sick-days-invalid'],
});

export const cancelSickNote = endpoint({
  id: 'records.cancel-sick-note',
  method: 'POST',
  path: `${VISIT_PATH}/sick-note/cancel`,
  summary: 'Cancel the signed sick note with a reason',
  limit: 'write',
  idempotent: true,
  ...ONE_VISIT,
  body: CancelReason,
  reply: envelope(VisitRecords),
  problems: CANCELLING_PROBLEMS,
});
