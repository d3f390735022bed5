export { answerForEmail } from './answer-complaint.ts';
export { checks } from './checks.ts';
export { listWaitingComplaints, waitingComplaints } from './list-waiting.ts';
export { redactComplaints } from './redact-complaints.ts';
export { routes } from './routes.ts';
export { answerTerm } from './answer-term.ts';
export { exportComplaints } from './export-own.ts';
