import { EXPORT_HOURS } from '@tabibu/contract/own-export-formats';
import type { ExportFormat } from '@tabibu/contract/own-export-formats';
import { HOUR } from '../../platform/time.ts';

/** How long a file can be downloaded after it is ready. */
export const KEPT = EXPORT_HOURS * HOUR;
/** How often the writing of a file begins before it counts as failed. */
export const MOST_TRIES = 4;
/** A piece of a file has at least this many bytes before it is encrypted; the last one may have fewer. */
export const PIECE_BYTES = 256 * 1024;

/** Returns the key of the notice that the file of an export is ready. */
export const readyKey = (exportId: string): string => `own-copy-ready:${exportId}`;

/** The media type and the ending of the name of a file. */
export const FILES: Readonly<Record<ExportFormat, { readonly media: string; readonly ending: string }>> = {
  json: { media: 'application/json; charset=utf-8', ending: 'json' },
  fhir: { media: 'application/fhir+json; charset=utf-8', ending: 'fhir.json' },
  pdf: { media: 'application/pdf', ending: 'pdf' },
};
