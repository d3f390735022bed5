/** The hours of the night, on the clock of the reader, in which only what cannot wait is sent. */
export const NIGHT = { begins: '21:00', ends: '07:00' } as const;
