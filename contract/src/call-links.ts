import { z } from 'zod';
import { IceSettings } from './calls.ts';
import { endpoint } from './endpoint.ts';
import { CallType, CountryField, Instant, envelope } from './fields.ts';

/** The call of an appointment as the member of the family for whom it is sees it by a link, without an account. */
export const LinkedCall = z.strictObject({
  /** Names of the doctor, of the member, and the first name of whoever booked. */
  doctor: z.string(),
  person: z.string(),
  asker: z.string(),
  call_type: CallType,
  /** The country of the member's number, by whose clock times are shown. */
  country: CountryField,
  starts_at: Instant,
  /** When the doctor is expected: at the start, or later after an announced delay. */
  expected_at: Instant,
  opens_at: Instant,
  closes_at: Instant,
  /** The doctor is in the call. */
  doctor_present: z.boolean(),
  /** Who is in the call on the patient's side: whoever booked (`account`), or the member by the link. */
  joined: z.enum(['account', 'link']).nullable(),
});

const BY_LINK = {
  access: ['provider'],
  owns: { secret: 'secret' },
  params: z.strictObject({ secret: z.string().min(20).max(100) }),
} as const;

export const readLinkedCall = endpoint({
  id: 'calls.read-linked',
  method: 'GET',
  path: '/api/join/:secret',
  summary: 'What a member of a family with a number of their own sees of the call by the link of a text message',
  limit: 'read',
  ...BY_LINK,
  reply: envelope(
    z.strictObject({
      /** The path of the page that stops messages to that number. */
      stop: z.string(),
      /** Null once the appointment is over or does not take place. */
      call: LinkedCall.nullable(),
    }),
  ),
  problems: ['not-found'],
});

export const joinLinkedCall = endpoint({
  id: 'calls.join-linked',
  method: 'POST',
  path: '/api/join/:secret/ticket',
  summary: 'A one-use ticket for the socket of links (30 seconds) and where media goes through',
  limit: 'write',
  ...BY_LINK,
  body: z.strictObject({}),
  reply: envelope(z.strictObject({ ticket: z.string(), expires_at: Instant, ice: IceSettings })),
  problems: ['not-found', 'call-not-open', 'call-over'],
});

export const refreshLinkedIce = endpoint({
  id: 'calls.refresh-linked-ice',
  method: 'POST',
  path: '/api/join/:secret/ice',
  summary: 'Fresh relay credentials for a call that was joined by a link',
  limit: 'write',
  ...BY_LINK,
  body: z.strictObject({}),
  reply: envelope(IceSettings),
  problems: ['not-found', 'call-not-open', 'call-over'],
});

export type LinkedCallBody = z.infer<typeof LinkedCall>;
