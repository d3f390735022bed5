export { doctorShare } from './doctor-share.ts';
export { putSetting } from './put-setting.ts';
export { routes } from './routes.ts';
