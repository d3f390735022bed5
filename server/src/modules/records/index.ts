export { findDocument } from './find-document.ts';
export { jobs } from './jobs.ts';
export { redactRecords } from './redact-records.ts';
export { routes } from './routes.ts';
