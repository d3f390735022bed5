import type { CountryCode } from './countries.ts';

/** Words of the administrators' section of doctors. Free of zod, so that pages can import them. */

/** The country buttons in their printed order; before them stands one for all countries (ADM-DOC-06). */
export const DESK_COUNTRIES = ['TZ', 'KE', 'UG', 'RW', 'BI', 'ZA'] as const satisfies readonly CountryCode[];

/** The least rating that the filter asks for: a whole five, or four or three and more (ADM-DOC-03, C48). */
export const DESK_RATINGS = ['5', '4', '3'] as const;

/** What the list can be sorted by (ADM-DOC-05). */
export const DESK_SORTS = ['rating', 'earnings', 'consultations'] as const;
export type DeskSort = (typeof DESK_SORTS)[number];
export const DIRECTIONS = ['asc', 'desc'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** The stars that a doctor may begin with (ADM-DOC-22). */
export const START_RATINGS = [5, 4, 3] as const;

export const DESK_GENDERS = ['male', 'female', 'other'] as const;
export type DeskGender = (typeof DESK_GENDERS)[number];

/** Where the invitation of an added doctor stands; `none`: the doctor came by an application or a command. */
export const INVITATION_STATES = ['none', 'open', 'over', 'accepted'] as const;

/** The pages' bytes of a doctor's picture, and its longest side in pixels: a card shows it at a fraction of that. */
export const PICTURE_BYTES = 1024 * 1024;
export const PICTURE_SIDE = 640;
/** What a browser makes of a picture before it sends it, in bytes: lists load many. */
export const PICTURE_BYTES_WISHED = 40_000;

/** What the form of a doctor is refused for. */
export const FORM_PROBLEMS = [
  'step-up-required',
  'all-fields-required',
  'name-needs-letters',
  'country-not-live',
  'invalid-input',
  'phone-invalid',
  'email-invalid',
  'birth-date-invalid',
  'licence-needed',
  'licence-taken',
  'documents-missing',
  'files-too-large',
  'file-not-scanned',
  'doctor-picture-refused',
  'about-family',
] as const;

/** Which doctors the list shows: who can be booked, who cannot, and whose money is held. */
export const DESK_STANDINGS = ['in-service', 'closed', 'money-held'] as const;
export type DeskStanding = (typeof DESK_STANDINGS)[number];
