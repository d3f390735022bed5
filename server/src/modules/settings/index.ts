export { listSettings } from './list-settings.ts';
export { putSetting } from './put-setting.ts';
export type { CountryOffer } from './read-offer.ts';
export { offerIn, readOffer } from './read-offer.ts';
export { readSettings, recentSettings, settingIn, textIn } from './read-settings.ts';
export type { StoredSettings } from './read-settings.ts';
export { removeSetting } from './remove-setting.ts';
export { routes } from './routes.ts';
export { changesOf, lockSetting, writeSetting } from './write-setting.ts';
