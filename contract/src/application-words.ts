/** Words of the application form of doctors. Free of zod, so that pages can import them. */

/** The documents that every application carries, by the names of their fields in the printed form (DOC-APPLY-13). */
export const DOCUMENT_LABELS = [
  'Medical License',
  'Board Certification',
  'Professional Photo',
  'Government ID',
] as const;
export type DocumentLabel = (typeof DOCUMENT_LABELS)[number];

export const APPLICATION_STATUSES = ['pending', 'in_review', 'approved', 'rejected'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** How far an application is, in percent (C59). */
export const APPLICATION_PERCENT: Readonly<Record<ApplicationStatus, number>> = {
  pending: 25,
  in_review: 75,
  approved: 100,
  rejected: 100,
};

export const GENDERS = ['Male', 'Female', 'Other'] as const;
export type Gender = (typeof GENDERS)[number];

export const BIO_LENGTH = 2000;
export const MOST_YEARS = 70;

/** How many days before the last day of a licence its doctor is reminded, the first reminder first. */
export const LICENCE_REMINDERS = [60, 30, 7] as const;
