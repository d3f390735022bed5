export { checks } from './checks.ts';
export { queryReportedPayout } from './deliver-payout.ts';
export { jobs } from './jobs.ts';
export { casesAbout, newestCaseIds, openCaseIds, openCasesOf } from './open-case-ids.ts';
export { routes } from './routes.ts';
export { recordFindings } from './record-findings.ts';
export { syncCase } from './sync-case.ts';
