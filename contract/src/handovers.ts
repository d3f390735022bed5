import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { RELATIONS } from './family-rules.ts';
import { Id, Instant, envelope } from './fields.ts';

/** An open offer to hand the record of a grown-up member over, as the guardian sees it. */
export const OpenHandover = z.strictObject({
  /** The number (E.164) whose account may accept. */
  phone: z.string(),
  offered_at: Instant,
  expires_at: Instant,
});

/** A record that somebody offers to the signed-in person. */
const OfferedRecord = z.strictObject({
  id: Id,
  /** The name of the account that kept the record until now. */
  guardian: z.string(),
  /** The name under which it was kept. */
  name: z.string(),
  /** What the person was to the guardian. */
  relation: z.enum(RELATIONS),
  offered_at: Instant,
  expires_at: Instant,
});

export const offerRecord = endpoint({
  id: 'family.offer-record',
  method: 'POST',
  path: '/api/family/:person_id/handover',
  summary: 'Offer a grown-up member of my family to take the own health record over, by the number of the member',
  access: ['patient'],
  owns: { person_id: 'person' },
  limit: 'write',
  params: z.strictObject({ person_id: Id }),
  body: z.strictObject({ phone: z.string().max(40) }),
  reply: envelope(OpenHandover),
  status: 201,
  problems: [
    'not-found',
    'phone-invalid',
    'handover-own-number',
    'handover-too-young',
    'handover-age-unknown',
    'handover-open',
    'handover-too-often',
    'handover-has-visit',
  ],
});

export const withdrawOffer = endpoint({
  id: 'family.withdraw-offer',
  method: 'DELETE',
  path: '/api/family/:person_id/handover',
  summary: 'Withdraw the open offer; doing so again changes nothing',
  access: ['patient'],
  owns: { person_id: 'person' },
  limit: 'write',
  params: z.strictObject({ person_id: Id }),
  reply: envelope(z.strictObject({})),
  problems: ['not-found'],
});

export const listOfferedRecords = endpoint({
  id: 'family.list-offered-records',
  method: 'GET',
  path: '/api/me/offered-records',
  summary: 'The health records that others kept for me and offer to my number',
  access: ['patient'],
  limit: 'read',
  reply: envelope(z.array(OfferedRecord)),
});

const ONE_OFFER = {
  access: ['patient'],
  owns: { handover_id: 'handover' },
  limit: 'write',
  params: z.strictObject({ handover_id: Id }),
  reply: envelope(z.strictObject({})),
} as const;

export const takeRecord = endpoint({
  id: 'family.take-record',
  method: 'POST',
  path: '/api/me/offered-records/:handover_id/accept',
  summary: 'Take my health record over: from then on I read it, and whoever kept it does not',
  ...ONE_OFFER,
  /** `consent_version` is absent if the person did not agree. */
  body: z.strictObject({ consent_version: z.int().optional() }),
  problems: ['not-found', 'take-over-consent-required', 'handover-over', 'handover-has-visit', 'record-stale'],
});

export const declineRecord = endpoint({
  id: 'family.decline-record',
  method: 'POST',
  path: '/api/me/offered-records/:handover_id/decline',
  summary: 'Decline a health record that somebody offers to my number',
  ...ONE_OFFER,
  problems: ['not-found', 'handover-over'],
});

export type OpenHandoverBody = z.infer<typeof OpenHandover>;
export type OfferedRecordBody = z.infer<typeof OfferedRecord>;
