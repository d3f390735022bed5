import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { envelope, personText } from './fields.ts';
import { Note, NoteContent } from './visit-documents.ts';
import { ONE_VISIT, SAVING_PROBLEMS, SIGNING_PROBLEMS, SeenVersion, VISIT_PATH } from './visit-endpoint.ts';

export const readNote = endpoint({
  id: 'records.read-note',
  method: 'GET',
  path: `${VISIT_PATH}/note`,
  summary: 'The note of one of my visits; null before the first save',
  limit: 'read',
  ...ONE_VISIT,
  reply: envelope(Note.nullable()),
  problems: ['not-found', 'record-altered'],
});

/**
 * Saves the whole draft. Refuses with `record-stale` (and `params.version`) if it was saved elsewhere since. If the
 * same text is sent again, the reply is that of a successful save.
 */
export const saveNote = endpoint({
  id: 'records.save-note',
  method: 'PUT',
  path: `${VISIT_PATH}/note`,
  summary: 'Save the draft of the note as a whole',
  limit: 'write',
  ...ONE_VISIT,
  body: z.strictObject({ version: SeenVersion, ...NoteContent.shape }),
  reply: envelope(Note),
  problems: [...SAVING_PROBLEMS, 'follow-up-invalid'],
});

export const signNote = endpoint({
  id: 'records.sign-note',
  method: 'POST',
  path: `${VISIT_PATH}/note/sign`,
  summary: 'Sign the note: it never changes again, and the patient may read it',
  limit: 'write',
  idempotent: true,
  ...ONE_VISIT,
  body: z.strictObject({ version: SeenVersion }),
  reply: envelope(Note),
  problems: [...SIGNING_PROBLEMS, 'follow-up-invalid'],
});

export const addAddendum = endpoint({
  id: 'records.add-addendum',
  method: 'POST',
  path: `${VISIT_PATH}/note/addenda`,
  summary: 'Add a text to the signed note, for ever',
  limit: 'write',
  idempotent: true,
  ...ONE_VISIT,
  body: z.strictObject({ text: personText(4000) }),
  reply: envelope(Note),
  status: 201,
  problems: ['not-found', 'record-not-signed', 'record-incomplete', 'record-unprintable', 'record-altered'],
});
