import type { EventHandlers } from '../platform/jobs/worker.ts';
import { handlers as applicationsAsked } from './applications-asked.ts';
import { handlers as applicationsEmailLinkCreated } from './applications-email-link-created.ts';
import { handlers as applicationsEmailVerified } from './applications-email-verified.ts';
import { handlers as applicationsLicenceEnded } from './applications-licence-ended.ts';
import { handlers as applicationsLicenceReminded } from './applications-licence-reminded.ts';
import { handlers as applicationsMoved } from './applications-moved.ts';
import { handlers as applicationsRenewalAsked } from './applications-renewal-asked.ts';
import { handlers as applicationsRenewalConfirmed } from './applications-renewal-confirmed.ts';
import { handlers as applicationsRenewalSent } from './applications-renewal-sent.ts';
import { handlers as applicationsSubmitted } from './applications-submitted.ts';
import { handlers as approvalsRequested } from './approvals-requested.ts';
import { handlers as bookingsCancelled } from './bookings-cancelled.ts';
import { handlers as bookingsClaimStands } from './bookings-claim-stands.ts';
import { handlers as bookingsCompleted } from './bookings-completed.ts';
import { handlers as bookingsContestDecided } from './bookings-contest-decided.ts';
import { handlers as bookingsContested } from './bookings-contested.ts';
import { handlers as bookingsDayReminderDue } from './bookings-day-reminder-due.ts';
import { handlers as bookingsDelayed } from './bookings-delayed.ts';
import { handlers as bookingsEmergencyAccepted } from './bookings-emergency-accepted.ts';
import { handlers as bookingsEmergencyEscalated } from './bookings-emergency-escalated.ts';
import { handlers as bookingsEmergencyOpened } from './bookings-emergency-opened.ts';
import { handlers as bookingsEmergencyWidened } from './bookings-emergency-widened.ts';
import { handlers as bookingsFailedCallSettled } from './bookings-failed-call-settled.ts';
import { handlers as bookingsHoldMoved } from './bookings-hold-moved.ts';
import { handlers as bookingsLatePaymentKept } from './bookings-late-payment-kept.ts';
import { handlers as bookingsMissed } from './bookings-missed.ts';
import { handlers as bookingsMoveSettled } from './bookings-move-settled.ts';
import { handlers as bookingsPersonChanged } from './bookings-person-changed.ts';
import { handlers as bookingsReminderDue } from './bookings-reminder-due.ts';
import { handlers as bookingsRescheduled } from './bookings-rescheduled.ts';
import { handlers as bookingsScheduled } from './bookings-scheduled.ts';
import { handlers as bookingsSlotsChanged } from './bookings-slots-changed.ts';
import { handlers as breakGlassOpened } from './break-glass-opened.ts';
import { handlers as callsDoctorReady } from './calls-doctor-ready.ts';
import { handlers as callsMessageLeft } from './calls-message-left.ts';
import { handlers as callsMessageWaits } from './calls-message-waits.ts';
import { handlers as callsMessagesSeen } from './calls-messages-seen.ts';
import { handlers as callsUnsettled } from './calls-unsettled.ts';
import { handlers as complaintsAnswered } from './complaints-answered.ts';
import { handlers as complaintsReplied } from './complaints-replied.ts';
import { handlers as complaintsWritten } from './complaints-written.ts';
import { handlers as doctorDeskInvited } from './doctor-desk-invited.ts';
import { handlers as doctorDeskRemoved } from './doctor-desk-removed.ts';
import { handlers as doctorDeskVerificationChanged } from './doctor-desk-verification-changed.ts';
import { handlers as doctorsChangeDecided } from './doctors-change-decided.ts';
import { handlers as doctorsNumberAsked } from './doctors-number-asked.ts';
import { handlers as earningsReversed } from './earnings-reversed.ts';
import { handlers as earningsWithdrawalRequested } from './earnings-withdrawal-requested.ts';
import { handlers as earningsWithdrawalSettled } from './earnings-withdrawal-settled.ts';
import { handlers as familyRecordDeclined } from './family-record-declined.ts';
import { handlers as familyRecordOffered } from './family-record-offered.ts';
import { handlers as familyRecordTaken } from './family-record-taken.ts';
import { handlers as filesMalwareFound } from './files-malware-found.ts';
import { handlers as filesSpaceLow } from './files-space-low.ts';
import { handlers as identityAccountErased } from './identity-account-erased.ts';
import { handlers as identityNewDevice } from './identity-new-device.ts';
import { handlers as identityNumberChanged } from './identity-number-changed.ts';
import { handlers as identitySecondFactorChanged } from './identity-second-factor-changed.ts';
import { handlers as identitySessionRevoked } from './identity-session-revoked.ts';
import { handlers as notificationsEmailRefused } from './notifications-email-refused.ts';
import { handlers as passwordsChanged } from './passwords-changed.ts';
import { handlers as passwordsTriedWidely } from './passwords-tried-widely.ts';
import { handlers as passwordsTriesFailed } from './passwords-tries-failed.ts';
import { handlers as paymentsAsked } from './payments-asked.ts';
import { handlers as paymentsDecided } from './payments-decided.ts';
import { handlers as paymentsPayoutReported } from './payments-payout-reported.ts';
import { handlers as paymentsRefundDue } from './payments-refund-due.ts';
import { handlers as paymentsRefundKept } from './payments-refund-kept.ts';
import { handlers as paymentsRefunded } from './payments-refunded.ts';
import { handlers as paymentsRefused } from './payments-refused.ts';
import { handlers as paymentsSettled } from './payments-settled.ts';
import { handlers as paymentsUnclear } from './payments-unclear.ts';
import { handlers as peopleNumberGiven } from './people-number-given.ts';
import { handlers as peopleNumberStopped } from './people-number-stopped.ts';
import { handlers as readingsUrgent } from './readings-urgent.ts';
import { handlers as recordLocksChanged } from './record-locks-changed.ts';
import { handlers as recordLocksTriesFailed } from './record-locks-tries-failed.ts';
import { handlers as recordOpeningAsked } from './record-opening-asked.ts';
import { handlers as recordsAddedTo } from './records-added-to.ts';
import { handlers as recordsCancelled } from './records-cancelled.ts';
import { handlers as recordsDispensed } from './records-dispensed.ts';
import { handlers as recordsFollowUpDue } from './records-follow-up-due.ts';
import { handlers as recordsSigned } from './records-signed.ts';
import { handlers as siteCountryOpened } from './site-country-opened.ts';
import { handlers as staffInvited } from './staff-invited.ts';
import { handlers as waitlistTimeFree } from './waitlist-time-free.ts';

/**
 * Event → its handlers, with one file per event that has the event's name. Handlers that several events share are in
 * files named after what they do. A handler may run more than once, so each must be safe to repeat.
 */
export const eventHandlers: EventHandlers = {
  'applications.asked': applicationsAsked,
  'applications.email-link-created': applicationsEmailLinkCreated,
  'applications.email-verified': applicationsEmailVerified,
  'applications.licence-ended': applicationsLicenceEnded,
  'applications.licence-reminded': applicationsLicenceReminded,
  'applications.moved': applicationsMoved,
  'applications.renewal-asked': applicationsRenewalAsked,
  'applications.renewal-confirmed': applicationsRenewalConfirmed,
  'applications.renewal-sent': applicationsRenewalSent,
  'applications.submitted': applicationsSubmitted,
  'approvals.requested': approvalsRequested,
  'bookings.cancelled': bookingsCancelled,
  'bookings.claim-stands': bookingsClaimStands,
  'bookings.completed': bookingsCompleted,
  'bookings.contest-decided': bookingsContestDecided,
  'bookings.contested': bookingsContested,
  'bookings.day-reminder-due': bookingsDayReminderDue,
  'bookings.delayed': bookingsDelayed,
  'bookings.emergency-accepted': bookingsEmergencyAccepted,
  'bookings.emergency-escalated': bookingsEmergencyEscalated,
  'bookings.emergency-opened': bookingsEmergencyOpened,
  'bookings.emergency-widened': bookingsEmergencyWidened,
  'bookings.hold-moved': bookingsHoldMoved,
  'bookings.late-payment-kept': bookingsLatePaymentKept,
  'bookings.failed-call-settled': bookingsFailedCallSettled,
  'bookings.missed': bookingsMissed,
  'bookings.move-settled': bookingsMoveSettled,
  'bookings.reminder-due': bookingsReminderDue,
  'bookings.person-changed': bookingsPersonChanged,
  'bookings.rescheduled': bookingsRescheduled,
  'bookings.scheduled': bookingsScheduled,
  'bookings.slots-changed': bookingsSlotsChanged,
  'break-glass.opened': breakGlassOpened,
  'calls.doctor-ready': callsDoctorReady,
  'calls.message-left': callsMessageLeft,
  'calls.message-waits': callsMessageWaits,
  'calls.messages-seen': callsMessagesSeen,
  'calls.unsettled': callsUnsettled,
  'complaints.answered': complaintsAnswered,
  'complaints.replied': complaintsReplied,
  'complaints.written': complaintsWritten,
  'doctor-desk.invited': doctorDeskInvited,
  'doctor-desk.removed': doctorDeskRemoved,
  'doctor-desk.verification-changed': doctorDeskVerificationChanged,
  'doctors.change-decided': doctorsChangeDecided,
  'doctors.number-asked': doctorsNumberAsked,
  'earnings.reversed': earningsReversed,
  'earnings.withdrawal-requested': earningsWithdrawalRequested,
  'earnings.withdrawal-settled': earningsWithdrawalSettled,
  'family.record-declined': familyRecordDeclined,
  'family.record-offered': familyRecordOffered,
  'family.record-taken': familyRecordTaken,
  'files.malware-found': filesMalwareFound,
  'files.space-low': filesSpaceLow,
  'identity.account-erased': identityAccountErased,
  'identity.new-device': identityNewDevice,
  'identity.number-changed': identityNumberChanged,
  'identity.second-factor-changed': identitySecondFactorChanged,
  'identity.session-revoked': identitySessionRevoked,
  'notifications.email-refused': notificationsEmailRefused,
  'passwords.changed': passwordsChanged,
  'passwords.tried-widely': passwordsTriedWidely,
  'passwords.tries-failed': passwordsTriesFailed,
  'payments.asked': paymentsAsked,
  'payments.decided': paymentsDecided,
  'payments.payout-reported': paymentsPayoutReported,
  'payments.refund-due': paymentsRefundDue,
  'payments.refund-kept': paymentsRefundKept,
  'payments.refunded': paymentsRefunded,
  'payments.refused': paymentsRefused,
  'payments.settled': paymentsSettled,
  'payments.unclear': paymentsUnclear,
  'people.number-given': peopleNumberGiven,
  'people.number-stopped': peopleNumberStopped,
  'readings.urgent': readingsUrgent,
  'record-locks.changed': recordLocksChanged,
  'record-locks.tries-failed': recordLocksTriesFailed,
  'record-opening.asked': recordOpeningAsked,
  'records.added-to': recordsAddedTo,
  'records.cancelled': recordsCancelled,
  'records.dispensed': recordsDispensed,
  'records.follow-up-due': recordsFollowUpDue,
  'records.signed': recordsSigned,
  'site.country-opened': siteCountryOpened,
  'staff.invited': staffInvited,
  'waitlist.time-free': waitlistTimeFree,
};
