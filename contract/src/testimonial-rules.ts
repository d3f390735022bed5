/** What holds of testimonials, as pages and server use it. Free of zod, so that pages can import it. */

/** How somebody agreed to be shown. */
export const CONSENTS = ['written', 'message', 'spoken', 'email'] as const;
export type ConsentHow = (typeof CONSENTS)[number];

/** The most testimonials that are shown at a time. */
export const MOST_TESTIMONIALS = 12;

/** The most characters of one, in each language, and of the name beside it. */
export const TESTIMONIAL_WORDS = 400;
export const TESTIMONIAL_NAME = 80;
