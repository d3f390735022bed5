import { endLicencesThatAreOver } from './end-licences.ts';
import { remindOfLicences } from './remind-of-licences.ts';
import { forgetOverdue } from './forget-applications.ts';

/** Maps the job names of this module to their functions. */
export const jobs = {
  'applications.forget-unproven': forgetOverdue,
  'applications.end-licences': endLicencesThatAreOver,
  'applications.remind-of-licences': remindOfLicences,
};
