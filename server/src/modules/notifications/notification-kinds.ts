import type { NOTIFICATION_TYPES } from '@tabibu/contract/notifications';

/**
 * The bell notifications of doctors, with their type. The sentences are `notification.<template>.title` and `.message`
 * in every language.
 */
export const NOTIFICATION_KINDS = {
  announcement: 'announcement',
  'booking-scheduled': 'announcement',
  'appointment-tomorrow': 'other',
  'appointment-soon': 'alert',
  'booking-cancelled': 'alert',
  'booking-absent': 'alert',
  'booking-called-off': 'alert',
  'booking-contested': 'alert',
  'contest-kept': 'announcement',
  'contest-refunded': 'alert',
  'call-failed-credited': 'alert',
  'booking-rescheduled': 'other',
  'booking-person-changed': 'alert',
  'emergency-ring': 'alert',
  'emergency-yours': 'alert',
  'emergency-taken': 'alert',
  'emergency-called-off': 'alert',
  'withdrawal-requested': 'other',
  'withdrawal-approved': 'announcement',
  'withdrawal-rejected': 'alert',
  'withdrawal-paid': 'announcement',
  'withdrawal-cancelled': 'alert',
  'earning-reversed': 'alert',
  'profile-change-approved': 'announcement',
  'profile-change-refused': 'alert',
  'profile-changed-by-office': 'alert',
  'message-left': 'other',
  'urgent-reading': 'alert',
  'urgent-reading-on-call': 'alert',
  'urgent-reading-once': 'alert',
  'urgent-reading-once-on-call': 'alert',
  'complaint-answered': 'other',
  'licence-ends': 'alert',
  'licence-ended': 'alert',
  'licence-not-checked': 'alert',
} as const satisfies Record<string, (typeof NOTIFICATION_TYPES)[number]>;

export type NotificationTemplate = keyof typeof NOTIFICATION_KINDS;
