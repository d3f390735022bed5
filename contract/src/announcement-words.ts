/** Words of announcements. Free of zod, so that pages can import them. */

/** Whom an announcement is for (ADM-ANN-01). */
export const AUDIENCES = ['all', 'country', 'specific'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** The most characters of a subject and of a message. */
export const SUBJECT_LENGTH = 120;
export const MESSAGE_LENGTH = 2000;

/** The most doctors who are chosen one by one. */
export const MOST_CHOSEN = 500;
