export { addNotification } from './add-notification.ts';
export type { NotificationInput } from './add-notification.ts';
export { readOccasion, unreadSince } from './find-occasion.ts';
export { endSubscriptionsOf, endSubscriptionsOfSession } from './end-subscriptions.ts';
export { forgetNotices } from './forget-notices.ts';
export { jobs } from './jobs.ts';
export { LEAVE_PATH, leaveEmails, readEmailWish } from './leave-emails.ts';
export type { EmailWish } from './leave-emails.ts';
export { listUnreached, unreachedPeople } from './list-unreached.ts';
export { listUnsent } from './list-unsent.ts';
export { ringBrowsers } from './ring-browsers.ts';
export type { RingInput } from './ring-browsers.ts';
export { routes } from './routes.ts';
export { settleEmergencyRing } from './settle-notification.ts';
export { sendEmail } from './send-email.ts';
export type { EmailInput } from './send-email.ts';
export { sendNotice } from './send-notice.ts';
export { sendReminders } from './send-reminders.ts';
export type { Reminder } from './send-reminders.ts';
export type { NoticeInput, Recipient } from './send-notice.ts';
export { readNoticeStates } from './read-notice-states.ts';
export type { NoticeState } from './read-notice-states.ts';
export { smsParts } from './sms-parts.ts';
export { countWithBrowser, notifyMany, pushMany, reportOf, textMany } from './tell-many.ts';
export type { ManyReport } from './tell-many.ts';
export { acceptProof } from './verify-email.ts';
export { withdrawNotices } from './withdraw-notices.ts';
export type { ZonedInstant, NoticeValues } from './format-values.ts';
export type { Template } from './rules.ts';
export { MESSAGE_CHANNELS, listMessages } from './list-messages.ts';
export { printMessages } from './print-messages.ts';
export {
  exportConfirmedEmail,
  exportMessagesSent,
  exportNoticeChoices,
  exportNotices,
  exportPushBrowsers,
} from './export-own.ts';
export { readNoticeChoices } from './choose-notices.ts';
