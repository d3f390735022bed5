import { z } from 'zod';
import { RECORDS_COOKIE } from './answer-headers.ts';
import { endpoint } from './endpoint.ts';
import { Id, Instant, envelope } from './fields.ts';
import { AskedPasskey, Assertion, BegunPasskey, MadePasskey, Passkey } from './passkeys.ts';

const Passphrase = z.string().max(600);

/** A passkey that was given for old records. */
const GivenPasskey = z.strictObject({ challenge_id: Id, credential: Assertion });

/** What opens old records, where there may be nothing that protects them yet. */
const MaybeProof = z.strictObject({ passphrase: Passphrase.optional(), passkey: GivenPasskey.optional() });

/** What opens old records: the passphrase or a passkey, not both. */
const Proof = MaybeProof.refine(({ passphrase, passkey }) => (passphrase === undefined) !== (passkey === undefined));

/** What protects the old records of a person, as this browser sees it. */
export const RecordLock = z.strictObject({
  /** Since when something does; null if nothing does. */
  chosen_at: Instant.nullable(),
  /** What opens them, the passkey first. */
  opens_by: z.array(z.enum(['passkey', 'passphrase'])),
  /** The passkeys of these records; none where they are closed. */
  passkeys: z.array(Passkey),
  /** True if this browser sees only what is made from now on, until the passphrase or a passkey is given. */
  closed: z.boolean(),
  /** The wish to open the records without either, as long as it waits; null if there is none. */
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
  summary: 'What protects my old records, and whether they are closed in this browser (A-09)',
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
    /** In its place a passkey of these records. */
    passkey: GivenPasskey.optional(),
  }),
  reply: envelope(RecordLock),
  headers: RECORDS_COOKIE,
  problems: [
    'passphrase-too-short',
    'passphrase-too-long',
    'passphrase-common',
    'passphrase-wrong',
    'passphrase-paused',
    'record-passkey-refused',
  ],
});

export const openOldRecords = endpoint({
  id: 'record-opening.open',
  method: 'POST',
  path: '/api/me/record-lock/open',
  summary: 'Give the passphrase or a passkey in this browser; my old records are open in it then',
  access: ['patient'],
  limit: 'code',
  body: Proof,
  reply: envelope(RecordLock),
  headers: RECORDS_COOKIE,
  problems: ['passphrase-wrong', 'passphrase-paused', 'passphrase-missing', 'record-passkey-refused'],
});

export const removePassphrase = endpoint({
  id: 'record-opening.remove',
  method: 'POST',
  path: '/api/me/record-lock/remove',
  summary:
    'Remove the passphrase of my old records; without a passkey they are open in every browser that signs in with my number',
  access: ['patient'],
  limit: 'code',
  body: Proof,
  reply: envelope(RecordLock),
  headers: RECORDS_COOKIE,
  problems: ['passphrase-wrong', 'passphrase-paused', 'passphrase-missing', 'record-passkey-refused'],
});

export const askRecordPasskey = endpoint({
  id: 'record-opening.ask-passkey',
  method: 'POST',
  path: '/api/me/record-lock/passkey/options',
  summary: 'The options by which my browser gives a passkey of my old records',
  access: ['patient'],
  limit: 'code',
  reply: envelope(AskedPasskey),
  status: 201,
  problems: ['record-passkey-missing'],
});

export const beginRecordPasskey = endpoint({
  id: 'record-opening.begin-passkey',
  method: 'POST',
  path: '/api/me/record-lock/passkeys/options',
  summary: 'The options by which my browser makes a passkey for my old records; nothing is stored yet',
  access: ['patient'],
  limit: 'code',
  /** What opens the records now, if something protects them. */
  body: MaybeProof,
  reply: envelope(BegunPasskey),
  status: 201,
  problems: ['passkeys-full', 'passphrase-wrong', 'passphrase-paused', 'passphrase-missing', 'record-passkey-refused'],
});

export const addRecordPasskey = endpoint({
  id: 'record-opening.add-passkey',
  method: 'POST',
  path: '/api/me/record-lock/passkeys',
  summary: 'Protect my old records with the passkey that my browser made; every other browser is closed until it opens',
  access: ['patient'],
  limit: 'code',
  body: z.strictObject({ challenge_id: Id, credential: MadePasskey }),
  reply: envelope(RecordLock),
  headers: RECORDS_COOKIE,
  status: 201,
  problems: ['record-passkey-refused', 'passkey-known', 'passkeys-full'],
});

export const removeRecordPasskey = endpoint({
  id: 'record-opening.remove-passkey',
  method: 'DELETE',
  path: '/api/me/record-lock/passkeys/:passkey_id',
  summary: 'Remove a passkey of my old records; without another one or a passphrase my number alone opens them',
  access: ['patient'],
  owns: { passkey_id: 'passkey' },
  limit: 'code',
  params: z.strictObject({ passkey_id: Id }),
  body: Proof,
  reply: envelope(RecordLock),
  headers: RECORDS_COOKIE,
  problems: ['not-found', 'passphrase-wrong', 'passphrase-paused', 'passphrase-missing', 'record-passkey-refused'],
});

export const askOpening = endpoint({
  id: 'record-opening.ask',
  method: 'POST',
  path: '/api/me/record-lock/opening',
  summary:
    'I lost passphrase and passkeys: ask that they are lifted, after 72 hours and a proof to two people who work here',
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
