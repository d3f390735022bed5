export { jobs } from './jobs.ts';
export { sendNotice } from './send-notice.ts';
export type { NoticeInput, Recipient } from './send-notice.ts';
export type { Moment, NoticeValues, Template } from './rules.ts';
