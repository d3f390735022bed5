import { z } from 'zod';
import { CallView, bookingParams } from './calls.ts';
import { endpoint } from './endpoint.ts';
import { envelope } from './fields.ts';

export const reportCallOutcome = endpoint({
  id: 'calls.state-outcome',
  method: 'POST',
  path: '/api/appointments/:booking_id/call/outcome',
  summary: 'The patient says whether the two spoke, by whatever way',
  access: ['patient'],
  owns: { booking_id: 'booking' },
  limit: 'write',
  params: bookingParams,
  body: z.strictObject({ spoke: z.boolean() }),
  reply: envelope(CallView),
  problems: ['not-found', 'not-asked-yet', 'call-over'],
});

export const callPatient = endpoint({
  id: 'calls.call-patient',
  method: 'POST',
  path: '/api/appointments/:booking_id/call/attempts',
  summary:
    'The doctor of an appointment by phone asks for the number of the patient, to call now; that it was shown is kept (W24)',
  access: ['doctor'],
  owns: { booking_id: 'booking' },
  limit: 'write',
  params: bookingParams,
  body: z.strictObject({}),
  reply: envelope(CallView),
  problems: ['not-found', 'call-not-open', 'call-over', 'phone-not-shown'],
});

export const reportNoAnswer = endpoint({
  id: 'calls.note-no-answer',
  method: 'POST',
  path: '/api/appointments/:booking_id/call/no-answer',
  summary: 'The doctor says that nobody answered the last call',
  access: ['doctor'],
  owns: { booking_id: 'booking' },
  limit: 'write',
  params: bookingParams,
  body: z.strictObject({}),
  reply: envelope(CallView),
  problems: ['not-found', 'call-not-open', 'call-over', 'phone-not-shown'],
});
