import { buildExport } from './build-export.ts';
import { sweepExports } from './sweep-exports.ts';

/** Maps the job names of this module to their functions. */
export const jobs = { 'own-data.build': buildExport, 'own-data.sweep': sweepExports };
