/** Descriptions of response headers that matter to callers, for the `headers` of an endpoint. */

export const FILE_NAME = { 'content-disposition': 'A name for the file.' } as const;

export const TIES_CODE = {
  'set-cookie': 'Ties the code to this browser for ten minutes (`__Host-challenge`).',
} as const;

export const REMEMBERS_PHONE = {
  'set-cookie': 'Says later that a phone was proven in this browser (`__Host-device`); gives no access.',
} as const;

export const OPENS_SESSION = {
  'set-cookie':
    'The session (`__Host-sid`) and that a phone was proven here (`__Host-device`); of a person with a record passphrase also by what the browser is known later (`__Host-records`); before a second factor only a tie to this browser (`__Host-challenge`).',
} as const;

export const RECORDS_COOKIE = {
  'set-cookie':
    'By what the lock of old records knows this browser later (`__Host-records`); gives no access by itself.',
} as const;

export const ENDS_SESSION = {
  'set-cookie': 'Takes the session away (`__Host-sid`).',
  'clear-site-data': 'What the browser keeps of a person is to go.',
} as const;

/** The headers of an answer that lets a browser without an account be known again by what it liked. */
export const READER_COOKIE = {
  'set-cookie': 'At the first like of a browser without an account (`__Host-reader`); gives no access.',
} as const;
