export { addNotification } from './add-notification.ts';
export type { NotificationInput } from './add-notification.ts';
export { jobs } from './jobs.ts';
export { routes } from './routes.ts';
export { sendNotice } from './send-notice.ts';
export type { NoticeInput, Recipient } from './send-notice.ts';
export type { Moment, NoticeValues, Template } from './rules.ts';
