/** The delays that a doctor may announce, in minutes. Free of zod, so that pages can import it. */
export const DELAY_MINUTES = [5, 10, 15, 30] as const;
