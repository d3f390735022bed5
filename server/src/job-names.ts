/** Work that runs after a commit. A module's `jobs.ts` maps each of its names to a verb. */
export interface JobPayloads {
  'platform.forget-old-keys': Record<string, never>;
  'identity.forget-expired': Record<string, never>;
  'identity.send-code': { challengeId: string };
  'payments.request-push': { paymentId: string };
  'payments.query-status': { paymentId: string; attempt: number };
  'payments.read-inbox': { inboxId: string };
  'payments.sweep': Record<string, never>;
  'bookings.announce-move': { bookingId: string };
  'bookings.expire-hold': { bookingId: string };
  'bookings.escalate-emergency': { bookingId: string };
  'bookings.ring-others': { bookingId: string };
  'bookings.refresh-next-free': { doctorId: string };
  'bookings.remind-appointment': { bookingId: string };
  'bookings.send-delay': { doctorId: string; delayId: string };
  'bookings.settle-claim': { bookingId: string };
  'bookings.sweep': Record<string, never>;
  'calls.sweep': Record<string, never>;
  'records.remind-follow-up': { documentId: string };
  'records.sweep': Record<string, never>;
  'calls.tell-patient': { bookingId: string; sentAt: string };
  'calls.place-bridge': { bridgeId: string };
  'calls.give-up-bridge': { bridgeId: string };
  'site.announce-openings': Record<string, never>;
  'notifications.send': { noticeId: string };
  'notifications.ring-browser': { subscriptionId: string; template: 'emergency-ring'; topic: string; until: string };
}

export type JobName = keyof JobPayloads;
