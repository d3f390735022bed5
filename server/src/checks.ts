import { checks as audit } from './modules/audit/index.ts';
import { checks as assistedBookings } from './modules/assisted-bookings/index.ts';
import { checks as announcements } from './modules/announcements/index.ts';
import { checks as approvals } from './modules/approvals/index.ts';
import { checks as applications } from './modules/applications/index.ts';
import { checks as articles } from './modules/articles/index.ts';
import { checks as assistant } from './modules/assistant/index.ts';
import { checks as authenticators } from './modules/authenticators/index.ts';
import { checks as bookings } from './modules/bookings/index.ts';
import { checks as breakGlass } from './modules/break-glass/index.ts';
import { checks as calls } from './modules/calls/index.ts';
import { checks as carePlans } from './modules/care-plans/index.ts';
import { checks as cases } from './modules/cases/index.ts';
import { checks as complaints } from './modules/complaints/index.ts';
import { checks as credits } from './modules/credits/index.ts';
import { checks as doctorDesk } from './modules/doctor-desk/index.ts';
import { checks as doctors } from './modules/doctors/index.ts';
import { checks as earnings } from './modules/earnings/index.ts';
import { checks as emergencies } from './modules/emergencies/index.ts';
import { checks as family } from './modules/family/index.ts';
import { checks as identity } from './modules/identity/index.ts';
import { checks as ledger } from './modules/ledger/index.ts';
import { checks as ownCopies } from './modules/own-copies/index.ts';
import { checks as medication } from './modules/medication/index.ts';
import { checks as patientFacts } from './modules/patient-facts/index.ts';
import { checks as payments } from './modules/payments/index.ts';
import { checks as pregnancy } from './modules/pregnancy/index.ts';
import { checks as payouts } from './modules/payouts/index.ts';
import { checks as people } from './modules/people/index.ts';
import { checks as recordOpening } from './modules/record-opening/index.ts';
import { checks as records } from './modules/records/index.ts';
import { checks as reviews } from './modules/reviews/index.ts';
import { checks as subscriptions } from './modules/subscriptions/index.ts';
import type { Check } from './platform/database/invariants.ts';

/** The invariants of the stored data, collected from all modules and sorted by number. */
export const CHECKS: readonly Check[] = [
  ...audit,
  ...announcements,
  ...assistedBookings,
  ...applications,
  ...approvals,
  ...articles,
  ...assistant,
  ...authenticators,
  ...bookings,
  ...breakGlass,
  ...calls,
  ...carePlans,
  ...cases,
  ...complaints,
  ...credits,
  ...doctorDesk,
  ...doctors,
  ...earnings,
  ...emergencies,
  ...family,
  ...identity,
  ...ledger,
  ...ownCopies,
  ...medication,
  ...patientFacts,
  ...payments,
  ...payouts,
  ...pregnancy,
  ...people,
  ...recordOpening,
  ...records,
  ...reviews,
  ...subscriptions,
].sort((one, other) => one.id.localeCompare(other.id));
