export { forgetOldDevices, knowDevice, noteDeviceUse, recogniseDevice } from './know-device.ts';
export type { RecordDevice } from './know-device.ts';
export { findLock, forgetLock, lockRecords, opensRecords, unlockRecords } from './lock-records.ts';
