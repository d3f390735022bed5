import { z } from 'zod';
import { AUDIENCES, MESSAGE_LENGTH, MOST_CHOSEN, SUBJECT_LENGTH } from './announcement-words.ts';
import { endpoint } from './endpoint.ts';
import { CountryAsked, CountryField, Cursor, Id, Instant, envelope, personText } from './fields.ts';

/** A doctor to whom something can be announced (ADM-ANN-02). */
const AnnouncementDoctor = z.strictObject({
  id: Id,
  full_name: z.string(),
  specialty: z.string(),
  country: CountryField,
  email: z.string().nullable(),
  avatar_url: z.string().nullable(),
});

/** How many of the text messages stand where. */
const SmsReport = z.strictObject({
  waiting: z.int(),
  accepted: z.int(),
  /** Refused by the provider, or not sent because a cap was reached. */
  refused: z.int(),
  /** The provider did not answer; they may have been sent. */
  unknown: z.int(),
});

/** How many doctors' messages to closed browsers stand where. */
const PushReport = z.strictObject({
  waiting: z.int(),
  /** A push service took it for at least one browser of the doctor. */
  accepted: z.int(),
  /** No push service took it. */
  refused: z.int(),
  /** Told doctors without a browser that takes announcements. */
  without: z.int(),
});

const Announcement = z.strictObject({
  id: Id,
  number: z.int(),
  subject: z.string(),
  message: z.string(),
  audience: z.enum(AUDIENCES),
  /** Null unless it went to the doctors of a country. */
  country: CountryField.nullable(),
  sent_by: z.string(),
  created_at: Instant,
  recipients: z.int(),
  /** How many have the notification, and how many have read it. */
  told: z.int(),
  read: z.int(),
  /** Null if no text messages were asked for. */
  sms: SmsReport.nullable(),
  /** Null if no messages to closed browsers were asked for. */
  push: PushReport.nullable(),
});

/** Whom it is for: the country for `country`, the doctors for `specific`. */
const audience = {
  audience: z.enum(AUDIENCES),
  country: CountryAsked.optional(),
  doctor_ids: z.array(Id).max(MOST_CHOSEN).optional(),
};

export const listDoctors = endpoint({
  id: 'announcements.list-doctors',
  method: 'GET',
  path: '/api/admin/announcements/doctors',
  summary: 'Verified doctors by a part of the name and country, fifty at most (API-23)',
  access: ['administrator'],
  limit: 'search',
  query: z.strictObject({ q: z.string().max(100).optional(), country: CountryAsked.optional() }),
  reply: envelope(z.array(AnnouncementDoctor)),
});

export const previewAnnouncement = endpoint({
  id: 'announcements.preview',
  method: 'POST',
  path: '/api/admin/announcements/preview',
  summary: 'How many doctors an announcement would reach, and what its text messages would be; sends nothing',
  access: ['administrator'],
  limit: 'read',
  body: z.strictObject({ ...audience, subject: personText(SUBJECT_LENGTH) }),
  reply: envelope(
    z.strictObject({
      recipients: z.int(),
      /** Verified doctors who have no account, and so cannot be told. */
      without_account: z.int(),
      /** In how many parts the provider sends, and charges, one text message at most. */
      sms_parts: z.int(),
      /** The text message as a doctor with the caller's language gets it. */
      sms_text: z.string(),
      /** False if text messages to so many would use more than half of what may leave in a day. */
      sms_allowed: z.boolean(),
      /** How many of them have a browser that takes announcements while its page is closed. */
      with_browser: z.int(),
    }),
  ),
});

export const sendAnnouncement = endpoint({
  id: 'announcements.send',
  method: 'POST',
  path: '/api/admin/announcements',
  summary: 'Send an announcement to doctors (ADM-ANN-01, W54). Jobs bring it to them',
  access: ['administrator'],
  limit: 'write',
  idempotent: true,
  body: z.strictObject({
    ...audience,
    subject: personText(SUBJECT_LENGTH),
    message: personText(MESSAGE_LENGTH),
    by_sms: z.boolean().default(false),
    by_push: z.boolean().default(false),
  }),
  reply: envelope(Announcement),
  status: 201,
  problems: ['step-up-required', 'all-fields-required', 'nobody-to-tell', 'announcement-sms-too-many'],
});

export const listAnnouncements = endpoint({
  id: 'announcements.list',
  method: 'GET',
  path: '/api/admin/announcements',
  summary: 'Earlier announcements with what became of them, newest first',
  access: ['administrator'],
  limit: 'read',
  query: z.strictObject({ cursor: Cursor.optional() }),
  reply: envelope(z.strictObject({ announcements: z.array(Announcement), next_cursor: z.string().nullable() })),
});

export type AnnouncementBody = z.infer<typeof Announcement>;
export type AnnouncementDoctorBody = z.infer<typeof AnnouncementDoctor>;
export type AnnouncementPreviewBody = z.infer<typeof previewAnnouncement.reply>['data'];
