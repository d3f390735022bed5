/** How long the name of a passkey may be. Free of zod, so that pages can import it. */
export const PASSKEY_NAME_LENGTH = 60;

/** How many passkeys an account may have. */
export const MOST_PASSKEYS = 10;
