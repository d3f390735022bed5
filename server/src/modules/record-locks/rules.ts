import { DAY, SECOND } from '../../platform/time.ts';

/** A browser that was not used for so long counts as a new one. */
export const DEVICE_KNOWN_FOR = 90 * DAY;
/** How long a browser keeps the cookie; browsers keep none longer. The database decides whether it still counts. */
export const COOKIE_SECONDS = (400 * DAY) / SECOND;
/** 256 bits in base64url. */
export const TOKEN = /^[\w-]{43}$/;
/** The wrong try in a row of which the person is told. */
export const TOLD_AT = 5;
