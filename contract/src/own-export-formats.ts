/** In which forms a person takes the own data along. Free of zod, so that pages can import it. */
export const EXPORT_FORMATS = ['json', 'fhir', 'pdf'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** How many exports a person may ask for within a day. */
export const EXPORTS_A_DAY = 3;
/** How long a file can be downloaded after it is ready, in hours. */
export const EXPORT_HOURS = 24;
