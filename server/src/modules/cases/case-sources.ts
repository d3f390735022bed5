import type { CaseKind } from '@tabibu/contract/case-words';
import { applicationCases } from './application-cases.ts';
import type { CaseSource } from './case-source.ts';
import { complaintCases } from './complaint-cases.ts';
import { contestCases } from './contest-cases.ts';
import { escalatedEmergencyCases } from './emergency-cases.ts';
import { failedCallCases } from './failed-call-cases.ts';
import { brokenInvariantCases } from './invariant-cases.ts';
import { endingLicenceCases } from './licence-cases.ts';
import { undeliveredMessageCases } from './message-cases.ts';
import { mismatchCases, refusedByGatewayCases, unknownPaymentCases, unmatchedCallbackCases } from './payment-cases.ts';
import { profileChangeCases } from './profile-change-cases.ts';
import { refundDueCases, surplusCases } from './refund-cases.ts';
import { urgentReadingCases } from './urgent-reading-cases.ts';
import { unverifiedDoctorCases } from './unverified-cases.ts';
import { withdrawalCases } from './withdrawal-cases.ts';

/** The source of every kind of case. */
export const CASE_SOURCES: Readonly<Record<CaseKind, CaseSource>> = {
  withdrawal: withdrawalCases,
  'contested-consultation': contestCases,
  'failed-call': failedCallCases,
  'refund-due': refundDueCases,
  'surplus-payment': surplusCases,
  'unknown-payment': unknownPaymentCases,
  'payment-mismatch': mismatchCases,
  'unmatched-callback': unmatchedCallbackCases,
  'refused-by-gateway': refusedByGatewayCases,
  'unverified-doctor': unverifiedDoctorCases,
  'escalated-emergency': escalatedEmergencyCases,
  'urgent-reading': urgentReadingCases,
  application: applicationCases,
  'profile-change': profileChangeCases,
  complaint: complaintCases,
  'ending-licence': endingLicenceCases,
  'undelivered-message': undeliveredMessageCases,
  'broken-invariant': brokenInvariantCases,
};
