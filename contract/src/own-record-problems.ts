/** The refusals about what a person does with the own records as a whole, with their HTTP status. */
export const OWN_RECORD_PROBLEMS = {
  // The passphrase and the passkeys of old records.
  'records-locked': 403,
  'passphrase-too-short': 422,
  'passphrase-too-long': 422,
  'passphrase-common': 422,
  'passphrase-wrong': 422,
  'passphrase-missing': 409,
  'passphrase-paused': 429,
  'record-passkey-refused': 422,
  'record-passkey-missing': 409,
  'opening-over': 409,
  'openings-exhausted': 429,
  // Taking the own data along.
  'exports-exhausted': 429,
  'export-not-ready': 409,
} as const satisfies Record<string, number>;
