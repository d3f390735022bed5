import type { ReplayCase } from './replay-case.ts';

/** Cases for calls, their messages and photos. */
export const CALL_CASES: readonly ReplayCase[] = [
  {
    endpoint: 'calls.read',
    at: 'path booking_id',
    request: ({ booking }) => ({ path: `/api/appointments/${booking}/call` }),
  },
  {
    endpoint: 'calls.join',
    at: 'path booking_id',
    request: ({ booking }) => ({ path: `/api/appointments/${booking}/call/join`, body: {} }),
  },
  {
    endpoint: 'calls.ask-call-back',
    at: 'path booking_id',
    request: ({ booking }) => ({ path: `/api/appointments/${booking}/call/leave`, body: {} }),
  },
  {
    endpoint: 'emergencies.accept-as-doctor',
    at: 'path booking_id',
    request: ({ booking }) => ({ path: `/api/doctor/emergencies/${booking}/accept`, body: {} }),
  },
  {
    endpoint: 'calls.refresh-ice',
    at: 'path booking_id',
    request: ({ booking }) => ({ path: `/api/appointments/${booking}/call/ice`, body: {} }),
  },
  {
    endpoint: 'calls.request-bridge',
    at: 'path booking_id',
    request: ({ booking }) => ({ path: `/api/appointments/${booking}/call/bridge`, body: {} }),
  },
  {
    endpoint: 'calls.read-linked',
    at: 'path secret',
    request: ({ link }) => ({ path: `/api/join/${link}` }),
  },
  {
    endpoint: 'calls.join-linked',
    at: 'path secret',
    request: ({ link }) => ({ path: `/api/join/${link}/ticket`, body: {} }),
  },
  {
    endpoint: 'calls.refresh-linked-ice',
    at: 'path secret',
    request: ({ link }) => ({ path: `/api/join/${link}/ice`, body: {} }),
  },
  {
    endpoint: 'calls.receive-voice',
    at: 'path secret',
    request: ({ voice }) => ({ path: `/api/calls/voice/${voice}`, body: {} }),
  },
  {
    endpoint: 'notices.receive-delivery',
    at: 'path secret',
    request: ({ delivery }) => ({ path: `/api/notifications/delivery/${delivery}`, body: {} }),
  },
  {
    endpoint: 'notices.confirm-whatsapp',
    at: 'path secret',
    request: ({ whatsapp }) => ({
      path: `/api/notifications/whatsapp/${whatsapp}?hub.mode=subscribe&hub.verify_token=${whatsapp}&hub.challenge=1`,
    }),
  },
  {
    endpoint: 'notices.receive-whatsapp-report',
    at: 'path secret',
    request: ({ whatsapp }) => ({ path: `/api/notifications/whatsapp/${whatsapp}`, body: {} }),
  },
  {
    endpoint: 'calls.complete',
    at: 'path booking_id',
    request: ({ booking }) => ({ path: `/api/appointments/${booking}/complete`, body: {} }),
  },
  {
    endpoint: 'calls.state-outcome',
    at: 'path booking_id',
    request: ({ booking }) => ({ path: `/api/appointments/${booking}/call/outcome`, body: { spoke: true } }),
  },
  {
    endpoint: 'calls.call-patient',
    at: 'path booking_id',
    request: ({ booking }) => ({ path: `/api/appointments/${booking}/call/attempts`, body: {} }),
  },
  {
    endpoint: 'calls.note-no-answer',
    at: 'path booking_id',
    request: ({ booking }) => ({ path: `/api/appointments/${booking}/call/no-answer`, body: {} }),
  },
  {
    endpoint: 'calls.list-messages',
    at: 'path booking_id',
    request: ({ booking }) => ({ path: `/api/appointments/${booking}/messages` }),
  },
  {
    endpoint: 'calls.list-messages',
    at: 'query cursor',
    request: ({ documentCursor: cursor }, { booking }) => ({
      path: `/api/appointments/${booking}/messages?cursor=${cursor}`,
    }),
  },
  {
    endpoint: 'calls.mark-seen',
    at: 'path booking_id',
    request: ({ booking, message }) => ({
      path: `/api/appointments/${booking}/messages/seen`,
      body: { message_id: message },
    }),
  },
  {
    endpoint: 'calls.mark-seen',
    at: 'body message_id',
    request: ({ message }, { booking }) => ({
      path: `/api/appointments/${booking}/messages/seen`,
      body: { message_id: message },
    }),
  },
  {
    endpoint: 'calls.send-message',
    at: 'path booking_id',
    request: ({ booking }) => ({ path: `/api/appointments/${booking}/messages`, body: { text: 'Habari' } }),
  },
  {
    endpoint: 'calls.read-photo',
    at: 'path booking_id',
    request: ({ booking, photo }) => ({ path: `/api/appointments/${booking}/photos/${photo}` }),
  },
  {
    endpoint: 'calls.read-photo',
    at: 'path photo_id',
    request: ({ photo }, { booking }) => ({ path: `/api/appointments/${booking}/photos/${photo}` }),
  },
];
