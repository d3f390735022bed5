import type { NOTIFICATION_TYPES } from '@tabibu/contract/notifications';

/**
 * The bell notifications of doctors, with their type. The sentences are `notification.<template>.title` and `.message`
 * in every language. 'announcement' is what the house writes to doctors, 'alert' what needs the doctor now.
 */
export const NOTIFICATION_KINDS = {
  announcement: 'announcement',
  'booking-scheduled': 'other',
  'appointment-tomorrow': 'other',
  'appointment-soon': 'other',
  'booking-cancelled': 'alert',
  'booking-absent': 'alert',
  'booking-called-off': 'alert',
  'booking-contested': 'alert',
  'contest-kept': 'other',
  'contest-refunded': 'alert',
  'call-failed-credited': 'alert',
  'booking-rescheduled': 'other',
  'booking-person-changed': 'alert',
  'emergency-ring': 'alert',
  'emergency-yours': 'alert',
  'emergency-taken': 'alert',
  'emergency-called-off': 'alert',
  'withdrawal-requested': 'other',
  'withdrawal-approved': 'other',
  'withdrawal-rejected': 'alert',
  'withdrawal-paid': 'other',
  'withdrawal-cancelled': 'alert',
  'earning-reversed': 'alert',
  'profile-change-approved': 'other',
  'profile-change-refused': 'alert',
  'profile-changed-by-office': 'alert',
  'message-left': 'other',
  'urgent-reading': 'alert',
  'urgent-reading-on-call': 'alert',
  'urgent-reading-once': 'alert',
  'urgent-reading-once-on-call': 'alert',
  'complaint-answered': 'other',
  'doctor-unverified': 'alert',
  'licence-ends': 'alert',
  'licence-ended': 'alert',
  'licence-not-checked': 'alert',
} as const satisfies Record<string, (typeof NOTIFICATION_TYPES)[number]>;

export type NotificationTemplate = keyof typeof NOTIFICATION_KINDS;
