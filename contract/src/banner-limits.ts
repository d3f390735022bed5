/** The names of the four printed banners of the phone home. They have no picture (ADM-BAN-05). */
export const PRINTED_SLIDES = ['slide1', 'slide2', 'slide3', 'slide4'] as const;

/** The largest picture that an administrator can send or name by address, in bytes: 5 MB (ADM-HERO-04). */
export const PICTURE_BYTES = 5 * 1024 * 1024;

/** The most banners of the phone home. */
export const MOST_BANNERS = 10;

/**
 * The forms in which a picture is sent: for phones at most 40 kB, and for wide screens; AVIF where it is understood.
 */
export const PICTURE_FORMS = ['phone-avif', 'phone-webp', 'wide-avif', 'wide-webp'] as const;
export type PictureForm = (typeof PICTURE_FORMS)[number];
