import { z } from 'zod';
import { RECORDS_COOKIE } from './answer-headers.ts';
import { endpoint } from './endpoint.ts';
import { Instant, envelope } from './fields.ts';

const Passphrase = z.string().max(600);

/** The record passphrase of a person, as this browser sees it. */
export const RecordLock = z.strictObject({
  /** When it was chosen; null if there is none. */
  chosen_at: Instant.nullable(),
  /** True if this browser sees only what is made from now on, until the passphrase is given. */
  closed: z.boolean(),
  /** The wish to open the records without the passphrase, as long as it waits; null if there is none. */
  opening: z
    .strictObject({
      asked_at: Instant,
      /** Before this nothing opens. */
      opens_at: Instant,
      /** Two administrators have found out who asked. */
      approved: z.boolean(),
    })
    .nullable(),
});

export const readRecordLock = endpoint({
  id: 'record-opening.read',
  method: 'GET',
  path: '/api/me/record-lock',
  summary: 'Whether I protect old records with a passphrase, and whether they are closed in this browser (A-09)',
  access: ['patient'],
  limit: 'read',
  reply: envelope(RecordLock),
});

export const choosePassphrase = endpoint({
  id: 'record-opening.choose',
  method: 'PUT',
  path: '/api/me/record-lock',
  summary:
    'Choose the passphrase of my old records, or another one; every other browser is closed until it is given there',
  access: ['patient'],
  limit: 'code',
  body: z.strictObject({
    passphrase: Passphrase,
    /** The present one, if there is one. */
    current: Passphrase.optional(),
  }),
  reply: envelope(RecordLock),
  headers: RECORDS_COOKIE,
  problems: [
    'passphrase-too-short',
    'passphrase-too-long',
    'passphrase-common',
    'passphrase-wrong',
    'passphrase-paused',
  ],
});

export const openOldRecords = endpoint({
  id: 'record-opening.open',
  method: 'POST',
  path: '/api/me/record-lock/open',
  summary: 'Give the passphrase in this browser; my old records are open in it then',
  access: ['patient'],
  limit: 'code',
  body: z.strictObject({ passphrase: Passphrase }),
  reply: envelope(RecordLock),
  headers: RECORDS_COOKIE,
  problems: ['passphrase-wrong', 'passphrase-paused', 'passphrase-missing'],
});

export const removePassphrase = endpoint({
  id: 'record-opening.remove',
  method: 'POST',
  path: '/api/me/record-lock/remove',
  summary: 'Protect old records no longer; they are open in every browser that signs in with my number',
  access: ['patient'],
  limit: 'code',
  body: z.strictObject({ passphrase: Passphrase }),
  reply: envelope(RecordLock),
  problems: ['passphrase-wrong', 'passphrase-paused', 'passphrase-missing'],
});

export const askOpening = endpoint({
  id: 'record-opening.ask',
  method: 'POST',
  path: '/api/me/record-lock/opening',
  summary: 'I forgot the passphrase: ask that it is lifted, after 72 hours and a proof to two people who work here',
  access: ['patient'],
  limit: 'code',
  reply: envelope(RecordLock),
  problems: ['passphrase-missing', 'openings-exhausted'],
});

export const cancelOpening = endpoint({
  id: 'record-opening.cancel',
  method: 'DELETE',
  path: '/api/me/record-lock/opening',
  summary: 'Take that wish back, in a browser in which my records are open; asked again, nothing happens',
  access: ['patient'],
  limit: 'write',
  reply: envelope(RecordLock),
});

export type RecordLockBody = z.infer<typeof RecordLock>;
