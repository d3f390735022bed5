/**
 * The entries of the privacy page, in its order. Each has a name (`stored.<entry>`) and a text that says what is kept,
 * why and how long (`stored.<entry>-text`). A test assigns every table of the database to one of them. Free of zod, so
 * that pages can import it.
 */
export const PRIVACY_ENTRIES = [
  'account',
  'family',
  'devices',
  'codes',
  'appointments',
  'waitlist',
  'payments',
  'plans',
  'calls',
  'chat',
  'records',
  'allergies',
  'facts',
  'readings',
  'medication',
  'pregnancy',
  'conversations',
  'model',
  'reviews',
  'testimonials',
  'sms',
  'notices',
  'news',
  'likes',
  'complaints',
  'exports',
  'checks',
  'repeats',
  'audit',
  'break-glass',
  'applications',
  'doctor',
  'doctor-access',
  'doctor-money',
  'doctor-bell',
  'staff-access',
] as const;

export type PrivacyEntry = (typeof PRIVACY_ENTRIES)[number];

/**
 * After how many days the server deletes the data of an entry. The page shows these numbers. Data of entries without a
 * number are not deleted by time.
 */
export const KEPT_DAYS = {
  /** One-time codes, and the counts of codes sent. */
  codes: 1,
  /** Sign-ins, counted from when their session expired. */
  devices: 30,
  /** Stored responses, which make a repeated request harmless. */
  repeats: 7,
  /** Files with everything that is held about somebody, counted from when they are ready. */
  exports: 1,
  /** Wrong codes typed to verify documents, by address. */
  checks: 1,
  /** The list of what a person was told. */
  notices: 90,
  /** How often a language model worded an answer for somebody. */
  model: 1,
  /** Counts of wrong passwords, from the last one. */
  'staff-access': 1,
  /** Places on wait lists, counted from joining. */
  waitlist: 30,
} as const satisfies Partial<Record<PrivacyEntry, number>>;
