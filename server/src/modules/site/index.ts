export { takeAwaiting } from './announce-openings.ts';
export { doctorShare } from './doctor-share.ts';
export { jobs } from './jobs.ts';
export { putSetting } from './put-setting.ts';
export { routes } from './routes.ts';
