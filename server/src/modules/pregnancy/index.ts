export { adoptPregnancies } from './adopt-pregnancies.ts';
export { checks } from './checks.ts';
export { forgetPregnancies } from './end-pregnancy.ts';
export { exportPregnancies } from './export-own.ts';
export { jobs } from './jobs.ts';
export { routes } from './routes.ts';
