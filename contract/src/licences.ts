import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Instant, envelope } from './fields.ts';

/** The licence of the signed-in doctor (I-22). */
const OwnLicence = z.strictObject({
  /** Why the doctor may not see patients, or null. A licence that has ended says so itself. */
  out_of_service: z.enum(['approval', 'verification']).nullable(),
  /** As it was found in the council's register; null if nobody has looked it up. */
  licence: z
    .strictObject({
      council: z.string(),
      number: z.string(),
      registered_name: z.string(),
      /** The last day on which it is valid, on the doctor's own calendar. */
      expires_on: z.iso.date(),
      /** Days until then; 0 on the last day, negative afterwards. */
      days_left: z.int(),
    })
    .nullable(),
  /** Until when a doctor whose licence nobody has checked can be booked; null if it was checked or no day is named. */
  unchecked: z
    .strictObject({
      until: z.iso.date(),
      /** 0 on the last day, negative afterwards. */
      days_left: z.int(),
    })
    .nullable(),
  /** A new licence that was sent and is not confirmed yet. */
  renewal: z
    .strictObject({
      number: z.int(),
      kind: z.enum(['pdf', 'jpeg', 'png']),
      /** The reviewer needs something else; sending another document answers it. */
      is_asked: z.boolean(),
      question: z.string().nullable(),
      sent_at: Instant,
    })
    .nullable(),
});

export const readLicence = endpoint({
  id: 'applications.read-licence',
  method: 'GET',
  path: '/api/doctor/licence',
  summary: 'My licence to practise, when it ends, and where a new one stands that I have sent',
  access: ['doctor'],
  limit: 'read',
  reply: envelope(OwnLicence),
  problems: ['not-found'],
});

export const sendLicence = endpoint({
  id: 'applications.send-licence',
  method: 'POST',
  path: '/api/doctor/licence',
  summary: 'Send my new licence, uploaded before; sending again replaces the document that waits',
  access: ['doctor'],
  limit: 'write',
  idempotent: true,
  body: z.strictObject({ upload: z.string().min(20).max(100) }),
  reply: envelope(OwnLicence),
  problems: ['not-found', 'licence-missing', 'files-too-large'],
});

export type OwnLicenceBody = z.infer<typeof OwnLicence>;
