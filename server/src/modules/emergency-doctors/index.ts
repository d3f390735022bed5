export { chooseDoctors, listAnsweringDoctors } from './choose-doctors.ts';
export type { ChosenDoctors } from './choose-doctors.ts';
export { listWhoIsOnCall } from './on-call.ts';
export { routes } from './routes.ts';
