export { chooseDoctors } from './choose-doctors.ts';
export type { ChosenDoctors } from './choose-doctors.ts';
export { routes } from './routes.ts';
