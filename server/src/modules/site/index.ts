export { takeAwaiting } from './announce-openings.ts';
export { doctorShare } from './doctor-share.ts';
export { findContact } from './find-contact.ts';
export { listSettings } from './list-settings.ts';
export { jobs } from './jobs.ts';
export { putSetting } from './put-setting.ts';
export { removeSetting } from './remove-setting.ts';
export { routes } from './routes.ts';
