import { scanFiles } from './scan-files.ts';
import { sweepFiles } from './sweep-files.ts';

/** Maps the job names of this module to their functions. */
export const jobs = { 'files.sweep': sweepFiles, 'files.scan': scanFiles };
