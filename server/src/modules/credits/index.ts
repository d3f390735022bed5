export { checks } from './checks.ts';
export { endAllCredit } from './end-credits.ts';
export { creditGivenFor, giveCredit } from './give-credit.ts';
export { jobs } from './jobs.ts';
export { keepReserved, releaseCredit, reserveCredit } from './reserve-credit.ts';
export { routes } from './routes.ts';
export { creditAccount } from './rules.ts';
export { payWithCredit, returnCredit } from './use-credit.ts';
