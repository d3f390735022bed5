export { forgetReadings } from './forget-readings.ts';
export { routes } from './routes.ts';
