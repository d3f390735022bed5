/**
 * What the privacy page names, in its order. Each has a name (`stored.<entry>`) and a sentence that says what is kept, why and how long
 * (`stored.<entry>-text`). A test ties every table of the database to one of them. Data only: safe in the browser.
 */
export const PRIVACY_ENTRIES = [
  'account', 'devices', 'codes', 'appointments', 'payments', 'calls', 'chat', 'records', 'allergies', 'reviews', 'sms', 'news',
  'checks', 'repeats', 'audit', 'doctor', 'doctor-access', 'doctor-money', 'doctor-bell',
] as const;

export type PrivacyEntry = (typeof PRIVACY_ENTRIES)[number];

/** Days after which the server deletes; the page says just these. Where an entry is not named here, nothing deletes by time. */
export const KEPT_DAYS = {
  /** One-time codes and what their sending has spent. */
  codes: 1,
  /** Sign-ins, counted from when they ended by themselves. */
  devices: 30,
  /** Answers kept so that a request sent twice has one effect. */
  repeats: 7,
  /** Wrong codes of papers, by the address that typed them. */
  checks: 1,
} as const satisfies Partial<Record<PrivacyEntry, number>>;
