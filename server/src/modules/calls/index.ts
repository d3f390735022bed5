export { closeCall } from './end-call.ts';
export { haveMet } from './have-met.ts';
export { jobs } from './jobs.ts';
export { hasCallBegun } from './has-call-begun.ts';
export { openCallDoor } from './connect-legs.ts';
export { redactChat } from './redact-chat.ts';
export { routes } from './routes.ts';
