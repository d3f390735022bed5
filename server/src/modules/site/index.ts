export { putSetting } from './put-setting.ts';
export { routes } from './routes.ts';
