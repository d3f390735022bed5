import { routes as announcements } from './modules/announcements/index.ts';
import { routes as audit } from './modules/audit/index.ts';
import { routes as assistedBookings } from './modules/assisted-bookings/index.ts';
import { routes as approvals } from './modules/approvals/index.ts';
import { routes as applications } from './modules/applications/index.ts';
import { routes as articles } from './modules/articles/index.ts';
import { routes as assistant } from './modules/assistant/index.ts';
import { routes as bookingDesk } from './modules/booking-desk/index.ts';
import { routes as bookings } from './modules/bookings/index.ts';
import { routes as breakGlass } from './modules/break-glass/index.ts';
import { routes as calls } from './modules/calls/index.ts';
import { routes as carePlans } from './modules/care-plans/index.ts';
import { routes as cases } from './modules/cases/index.ts';
import { routes as chat } from './modules/chat/index.ts';
import { routes as complaints } from './modules/complaints/index.ts';
import { routes as dayDesk } from './modules/day-desk/index.ts';
import { routes as doctors } from './modules/doctors/index.ts';
import { routes as doctorDesk } from './modules/doctor-desk/index.ts';
import { routes as doctorDay } from './modules/doctor-day/index.ts';
import { routes as earnings } from './modules/earnings/index.ts';
import { routes as emergencies } from './modules/emergencies/index.ts';
import { routes as emergencyDoctors } from './modules/emergency-doctors/index.ts';
import { routes as erasure } from './modules/erasure/index.ts';
import { routes as exchangeRates } from './modules/exchange-rates/index.ts';
import { routes as family } from './modules/family/index.ts';
import { routes as fees } from './modules/fees/index.ts';
import { routes as files } from './modules/files/index.ts';
import { routes as identity } from './modules/identity/index.ts';
import { routes as notifications } from './modules/notifications/index.ts';
import { routes as ownCopies } from './modules/own-copies/index.ts';
import { routes as patientFacts } from './modules/patient-facts/index.ts';
import { routes as paymentDesk } from './modules/payment-desk/index.ts';
import { routes as payments } from './modules/payments/index.ts';
import { routes as practice } from './modules/practice/index.ts';
import { routes as medication } from './modules/medication/index.ts';
import { routes as pregnancy } from './modules/pregnancy/index.ts';
import { routes as monthReports } from './modules/month-reports/index.ts';
import { routes as readings } from './modules/readings/index.ts';
import { routes as receipts } from './modules/receipts/index.ts';
import { routes as recordOpening } from './modules/record-opening/index.ts';
import { routes as records } from './modules/records/index.ts';
import { routes as reports } from './modules/reports/index.ts';
import { routes as reviews } from './modules/reviews/index.ts';
import { routes as secondFactor } from './modules/second-factor/index.ts';
import { routes as staff } from './modules/staff/index.ts';
import { routes as subscriptions } from './modules/subscriptions/index.ts';
import { routes as verification } from './modules/verification/index.ts';
import { routes as credits } from './modules/credits/index.ts';
import { routes as waitlist } from './modules/waitlist/index.ts';
import { routes as settings } from './modules/settings/index.ts';
import { routes as site } from './modules/site/index.ts';
import type { Route } from './platform/http/route.ts';

/** All routes under `/api`, collected from the modules. */
export const ROUTES: readonly Route[] = [
  ...identity,
  ...audit,
  ...secondFactor,
  ...staff,
  ...approvals,
  ...carePlans,
  ...cases,
  ...paymentDesk,
  ...reports,
  ...breakGlass,
  ...doctors,
  ...family,
  ...fees,
  ...exchangeRates,
  ...emergencyDoctors,
  ...assistedBookings,
  ...articles,
  ...assistant,
  ...bookingDesk,
  ...bookings,
  ...emergencies,
  ...medication,
  ...pregnancy,
  ...monthReports,
  ...readings,
  ...receipts,
  ...calls,
  ...dayDesk,
  ...doctorDay,
  ...doctorDesk,
  ...chat,
  ...practice,
  ...payments,
  ...earnings,
  ...erasure,
  ...ownCopies,
  ...notifications,
  ...reviews,
  ...recordOpening,
  ...records,
  ...patientFacts,
  ...verification,
  ...waitlist,
  ...credits,
  ...complaints,
  ...announcements,
  ...subscriptions,
  ...files,
  ...applications,
  ...settings,
  ...site,
];
