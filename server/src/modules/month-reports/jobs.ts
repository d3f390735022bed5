import { tellOfReports } from './tell-of-reports.ts';

/** The jobs of this module, by name. */
export const jobs = { 'month-reports.tell': tellOfReports };
