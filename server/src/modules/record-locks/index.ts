export { forgetOldDevices, knowDevice, noteDeviceUse, recogniseDevice } from './know-device.ts';
export type { RecordDevice } from './know-device.ts';
export {
  findLock,
  forgetLock,
  holdByPasskey,
  lockRecords,
  opensRecords,
  tryPasskey,
  unlockRecords,
  weakenLock,
} from './lock-records.ts';
