import { z } from 'zod';
import { FILE_NAME } from './answer-headers.ts';
import { endpoint } from './endpoint.ts';
import { RELATIONS } from './family-rules.ts';
import { Id, Instant, envelope } from './fields.ts';
import { EXPORT_FORMATS } from './own-export-formats.ts';

/** A file with everything that the product holds about a person. */
export const OwnExport = z.strictObject({
  id: Id,
  format: z.enum(EXPORT_FORMATS),
  state: z.enum(['making', 'ready', 'failed']),
  /** How many of the `parts` of the record are written. */
  done: z.int(),
  parts: z.int(),
  /** The size of the file; 0 until it is ready. */
  bytes: z.int(),
  asked_at: Instant,
  /** When the file is deleted. */
  ends_at: Instant,
});

/** A text that holds for everybody who uses the product. */
const AgreedText = z.strictObject({
  page: z.enum(['terms', 'privacy']),
  /** The version that was in force when the account was opened. */
  version: z.int(),
  /** When the account was opened. */
  agreed_at: Instant,
  /** The version that is in force now, and since which day. */
  version_now: z.int(),
  now_since: z.iso.date(),
});

const MemberConsent = z.strictObject({
  person_id: Id,
  name: z.string(),
  relation: z.enum(RELATIONS),
  /** The wording of the consent. */
  version: z.int(),
  agreed_at: Instant,
});

/** Somebody of the family whose name stands with a care plan. */
const PlanConsent = z.strictObject({
  subscription_id: Id,
  plan: z.string(),
  person_id: Id,
  name: z.string(),
  agreed_at: Instant,
});

export const readConsents = endpoint({
  id: 'own-copies.read-consents',
  method: 'GET',
  path: '/api/me/consents',
  summary: 'What I agreed to: the texts with version and time, for whom in the family, and who shares a care plan',
  access: ['patient'],
  limit: 'read',
  reply: envelope(
    z.strictObject({
      texts: z.array(AgreedText),
      members: z.array(MemberConsent),
      plans: z.array(PlanConsent),
      /** Whether messages on the screen of the phone may say what they are about. */
      shows_words: z.boolean(),
    }),
  ),
});

export const askForExport = endpoint({
  id: 'own-copies.ask',
  method: 'POST',
  path: '/api/me/exports',
  summary: 'Begin a file with everything that is held about me and my family; needs a factor of the last five minutes',
  access: ['patient'],
  limit: 'write',
  heavy: 'ask',
  body: z.strictObject({ format: z.enum(EXPORT_FORMATS) }),
  reply: envelope(OwnExport),
  status: 202,
  problems: ['step-up-required', 'exports-exhausted'],
});

export const listExports = endpoint({
  id: 'own-copies.list',
  method: 'GET',
  path: '/api/me/exports',
  summary: 'The files with my data that can still be downloaded or are being made, newest first',
  access: ['patient'],
  limit: 'read',
  reply: envelope(
    z.strictObject({
      exports: z.array(OwnExport),
      /** How many more may be asked for now. */
      left: z.int(),
      /** Until when a file may be downloaded without giving a factor again; null if it has to be given first. */
      proven_until: Instant.nullable(),
      /** What has to be given then: a code of the authenticator, or one by SMS. */
      factor: z.enum(['authenticator', 'password', 'sms']),
    }),
  ),
});

const oneExport = {
  access: ['patient'],
  owns: { export_id: 'export' },
  params: z.strictObject({ export_id: Id }),
} as const;

export const readExport = endpoint({
  id: 'own-copies.read',
  method: 'GET',
  path: '/api/me/exports/:export_id',
  summary: 'How far a file with my data is',
  limit: 'read',
  ...oneExport,
  reply: envelope(OwnExport),
  problems: ['not-found'],
});

export const downloadExport = endpoint({
  id: 'own-copies.download',
  method: 'GET',
  path: '/api/me/exports/:export_id/file',
  summary: 'The file with my data; needs a factor of the last five minutes',
  limit: 'read',
  heavy: 'download',
  ...oneExport,
  reply: z.string(),
  media: ['application/json', 'application/fhir+json', 'application/pdf'],
  headers: FILE_NAME,
  problems: ['not-found', 'step-up-required', 'export-not-ready'],
});

export type OwnExportBody = z.infer<typeof OwnExport>;
export type OwnExportsBody = z.infer<typeof listExports.reply>['data'];
export type ConsentsBody = z.infer<typeof readConsents.reply>['data'];
