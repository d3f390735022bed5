import type { Endpoint, Schema } from './endpoint.ts';
import * as bookingPayments from './booking-payments.ts';
import * as accountEmail from './account-email.ts';
import * as allergies from './allergies.ts';
import * as announcements from './announcements.ts';
import * as assistedBookings from './assisted-bookings.ts';
import * as applicationReviews from './application-reviews.ts';
import * as applications from './applications.ts';
import * as licences from './licences.ts';
import * as licenceReviews from './licence-reviews.ts';
import * as banners from './banners.ts';
import * as auditLog from './audit-log.ts';
import * as approvals from './approvals.ts';
import * as breakGlass from './break-glass.ts';
import * as bookingAgain from './booking-again.ts';
import * as bookingDesk from './booking-desk.ts';
import * as bookingPerson from './booking-person.ts';
import * as bookings from './bookings.ts';
import * as callChat from './call-chat.ts';
import * as callLinks from './call-links.ts';
import * as callOutcomes from './call-outcomes.ts';
import * as calls from './calls.ts';
import * as carePlans from './care-plans.ts';
import * as cases from './cases.ts';
import * as credits from './credits.ts';
import * as complaintDesk from './complaint-desk.ts';
import * as complaints from './complaints.ts';
import * as doctorChanges from './doctor-changes.ts';
import * as dayDesk from './day-desk.ts';
import * as doctorDay from './doctor-day.ts';
import * as doctorDebts from './doctor-debts.ts';
import * as doctorDesk from './doctor-desk.ts';
import * as doctorStanding from './doctor-standing.ts';
import * as doctorInvitations from './doctor-invitations.ts';
import * as doctorProfile from './doctor-profile.ts';
import * as doctors from './doctors.ts';
import * as documents from './documents.ts';
import * as earnings from './earnings.ts';
import * as emergencies from './emergencies.ts';
import * as emergencyDoctors from './emergency-doctors.ts';
import * as erasure from './erasure.ts';
import * as exchangeRates from './exchange-rates.ts';
import * as family from './family.ts';
import * as handovers from './handovers.ts';
import * as fees from './fees.ts';
import * as fields from './fields.ts';
import * as files from './files.ts';
import * as countryInterests from './country-interests.ts';
import * as articles from './articles.ts';
import * as assistant from './assistant.ts';
import * as slots from './slots.ts';
import * as specialtyDesk from './specialty-desk.ts';
import * as pageTexts from './page-texts.ts';
import * as testimonials from './testimonials.ts';
import * as houseSettings from './house-settings.ts';
import * as identity from './identity.ts';
import * as medication from './medication.ts';
import * as pregnancy from './pregnancy.ts';
import * as monthReport from './month-report.ts';
import * as notices from './notices.ts';
import * as notifications from './notifications.ts';
import * as onCall from './on-call.ts';
import * as paymentDesk from './payment-desk.ts';
import * as passkeys from './passkeys.ts';
import * as paymentStory from './payment-story.ts';
import * as payments from './payments.ts';
import * as readings from './readings.ts';
import * as receipts from './receipts.ts';
import * as prescriptions from './prescriptions.ts';
import * as recordReadings from './record-readings.ts';
import * as recordOpening from './record-opening.ts';
import * as records from './records.ts';
import * as referrals from './referrals.ts';
import * as reports from './reports.ts';
import * as reviews from './reviews.ts';
import * as practice from './practice.ts';
import * as coupons from './coupons.ts';
import * as ownCopies from './own-copies.ts';
import * as ownPlans from './own-plans.ts';
import * as planOrders from './plan-orders.ts';
import * as pushSubscriptions from './push-subscriptions.ts';
import * as secondFactor from './second-factor.ts';
import * as sessionProofs from './session-proofs.ts';
import * as sickNotes from './sick-notes.ts';
import * as site from './site.ts';
import * as staffAccounts from './staff-accounts.ts';
import * as staffAccess from './staff-access.ts';
import * as stages from './stages.ts';
import * as statedFacts from './stated-facts.ts';
import * as successfulPayments from './successful-payments.ts';
import * as subscriptions from './subscriptions.ts';
import * as verification from './verification.ts';
import * as visitNotes from './visit-notes.ts';
import * as waitlist from './waitlist.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value && 'id' in value;

/** The files that declare endpoints. */
const FILES = [
  assistedBookings,
  bookingDesk,
  bookings,
  slots,
  bookingAgain,
  bookingPerson,
  bookingPayments,
  banners,
  callChat,
  callLinks,
  callOutcomes,
  calls,
  carePlans,
  cases,
  complaints,
  complaintDesk,
  announcements,
  credits,
  files,
  applications,
  licences,
  applicationReviews,
  licenceReviews,
  doctorChanges,
  dayDesk,
  doctorDay,
  doctorDebts,
  doctorDesk,
  doctorInvitations,
  doctorStanding,
  doctorProfile,
  doctors,
  documents,
  allergies,
  earnings,
  emergencies,
  emergencyDoctors,
  onCall,
  erasure,
  exchangeRates,
  family,
  handovers,
  fees,
  countryInterests,
  articles,
  assistant,
  pageTexts,
  testimonials,
  houseSettings,
  specialtyDesk,
  ownCopies,
  identity,
  medication,
  pregnancy,
  monthReport,
  notices,
  accountEmail,
  notifications,
  payments,
  practice,
  pushSubscriptions,
  readings,
  receipts,
  recordReadings,
  recordOpening,
  records,
  visitNotes,
  prescriptions,
  referrals,
  sickNotes,
  reviews,
  sessionProofs,
  secondFactor,
  paymentDesk,
  paymentStory,
  reports,
  passkeys,
  site,
  staffAccess,
  staffAccounts,
  approvals,
  breakGlass,
  auditLog,
  statedFacts,
  planOrders,
  ownPlans,
  coupons,
  subscriptions,
  successfulPayments,
  verification,
  waitlist,
];

/** All endpoints of the API, for OpenAPI and the access matrix. */
export const ENDPOINTS: readonly Endpoint[] = FILES.flatMap((file) => Object.values<unknown>(file).filter(isEndpoint));

const isNamedSchema = (entry: [string, unknown]): entry is [string, Schema] =>
  /^[A-Z][a-z]/.test(entry[0]) && typeof entry[1] === 'object' && entry[1] !== null && '_zod' in entry[1];

/** The schemas that these files export, by name. The OpenAPI file contains each of them once. */
export const NAMED_SCHEMAS: Readonly<Record<string, Schema>> = Object.fromEntries(
  [fields, stages, ...FILES].flatMap((file) => Object.entries<unknown>(file).filter(isNamedSchema)),
);
