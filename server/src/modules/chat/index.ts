export { jobs } from './jobs.ts';
export { redactChat } from './redact-chat.ts';
export { routes } from './routes.ts';
export { exportMessages, exportPhotos } from './export-own.ts';
