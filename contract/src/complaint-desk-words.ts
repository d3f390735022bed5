/** Words of what people write to us, as staff see it. Free of zod, so that pages can import them. */

/** Where a complaint stands (ADM-COMP-04). */
export const COMPLAINT_STATUSES = ['pending', 'in_progress', 'resolved'] as const;
export type ComplaintStatus = (typeof COMPLAINT_STATUSES)[number];

export const COMPLAINT_PRIORITIES = ['high', 'medium', 'low'] as const;
export type ComplaintPriority = (typeof COMPLAINT_PRIORITIES)[number];

/** What can be put into an answer to begin with; the sentences are `complaint-template.<id>` in every language. */
export const ANSWER_TEMPLATES = ['thanks', 'more-details', 'money-back', 'doctor-told', 'call-help'] as const;

/** The ways in which an answer reaches its reader. */
export const ANSWER_WAYS = ['app', 'sms', 'email'] as const;
export type AnswerWay = (typeof ANSWER_WAYS)[number];

/** The most characters of an answer, and of what its reader answers. */
export const ANSWER_LENGTH = 4000;
