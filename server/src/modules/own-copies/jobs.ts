import { buildExport } from './build-export.ts';
import { sweepExports } from './sweep-exports.ts';

/** Maps the job names of this module to their functions. */
export const jobs = { 'own-copies.build': buildExport, 'own-copies.sweep': sweepExports };
