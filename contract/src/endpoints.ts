import type { Endpoint } from './endpoint.ts';
import * as bookings from './bookings.ts';
import * as callBridges from './call-bridges.ts';
import * as callChat from './call-chat.ts';
import * as callOutcomes from './call-outcomes.ts';
import * as calls from './calls.ts';
import * as doctorDay from './doctor-day.ts';
import * as doctorEmergencies from './doctor-emergencies.ts';
import * as doctorProfile from './doctor-profile.ts';
import * as doctors from './doctors.ts';
import * as documents from './documents.ts';
import * as earnings from './earnings.ts';
import * as emergencyDoctors from './emergency-doctors.ts';
import * as erasure from './erasure.ts';
import * as fees from './fees.ts';
import * as identity from './identity.ts';
import * as notifications from './notifications.ts';
import * as payments from './payments.ts';
import * as records from './records.ts';
import * as reviews from './reviews.ts';
import * as practice from './practice.ts';
import * as pushSubscriptions from './push-subscriptions.ts';
import * as secondFactor from './second-factor.ts';
import * as site from './site.ts';
import * as verification from './verification.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value && 'id' in value;

/** Every call of the wire, for OpenAPI and for the access matrix. */
export const ENDPOINTS: readonly Endpoint[] = [
  bookings, callBridges, callChat, callOutcomes, calls, doctorDay, doctorEmergencies, doctorProfile, doctors, documents, earnings, emergencyDoctors, erasure, fees,
  identity, notifications, payments, practice, pushSubscriptions, records, reviews, secondFactor, site, verification,
].flatMap((module) =>
  Object.values(module).filter(isEndpoint),
);
