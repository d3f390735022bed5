export { addDoctors } from './add-doctors.ts';
export type { DoctorProfile } from './add-doctors.ts';
export { figures } from './count-figures.ts';
export { findBookableDoctor, listOnCall } from './find-bookable-doctor.ts';
export { accountOfDoctor } from './find-doctor-account.ts';
export { doctorNames } from './name-doctors.ts';
export { doctorsDueForNextFree, rememberNextFree } from './remember-next-free.ts';
export { routes } from './routes.ts';
export type { BookableRow as BookableDoctor, NameRow as DoctorName } from './store.ts';
