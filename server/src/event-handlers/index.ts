import type { EventHandlers } from '../platform/jobs/worker.ts';
import { closeItsCall } from './bookings-settled.ts';
import { tellOfMiss } from './bookings-missed.ts';
import { tellOfCancellation } from './bookings-cancelled.ts';
import { tellOfDelay } from './bookings-delayed.ts';
import { tellOfClaim, tellOfContest } from './bookings-claimed.ts';
import { creditAfterClaim, creditTheDoctor } from './bookings-completed.ts';
import { tellOfAcceptance } from './bookings-emergency-accepted.ts';
import { tellOfEscalation } from './bookings-emergency-escalated.ts';
import { alertStaff } from './bookings-emergency-opened.ts';
import { tellOfLatePayment } from './bookings-late-payment-kept.ts';
import { remindPatient } from './bookings-reminder-due.ts';
import { tellOfMove } from './bookings-rescheduled.ts';
import { tellOfAppointment } from './bookings-scheduled.ts';
import { refreshNextFreeSoon } from './bookings-slots-changed.ts';
import { callBack } from './calls-doctor-ready.ts';
import { tellOfMessage } from './calls-message-left.ts';
import { tellOfUnsettled } from './calls-unsettled.ts';
import { tellOfDecision } from './doctors-change-decided.ts';
import { forgetWhatTheyWrote } from './identity-account-erased.ts';
import { tellOfSecondFactor } from './identity-second-factor-changed.ts';
import { closeOpenPages, stopRinging } from './identity-session-revoked.ts';
import { notifyOfAppointment, notifyOfCancellation, notifyOfMove, notifyOfWithdrawal } from './notify-doctor.ts';
import { tellOfRefusal } from './payments-refused.ts';
import { tellOfUnclearPayment } from './payments-unclear.ts';
import { takeBackEarning, tellOfSurplus } from './payments-refund-due.ts';
import { notifyOfRefund } from './payments-refunded.ts';
import { confirmWhatWasPaid } from './payments-settled.ts';
import { tellOfAddendum, tellOfCancelledDocument, tellOfDispensing, tellOfDocument, tellOfFollowUp } from './records-told.ts';
import { ringFirst, ringWhoseTurnItIs } from './ring-emergency.ts';
import { notifyOfOpening } from './site-country-opened.ts';
import { refreshPagesOfDoctor, refreshPagesOfItsDoctor } from './refresh-doctor-pages.ts';

/** What happens → what follows. Each handler may run more than once. An empty list says that nothing follows yet. */
export const eventHandlers: EventHandlers = {
  'payments.settled': [confirmWhatWasPaid],
  'payments.refused': [tellOfRefusal],
  'payments.unclear': [tellOfUnclearPayment],
  'payments.refund-due': [tellOfSurplus, takeBackEarning],
  'payments.refunded': [notifyOfRefund],
  'bookings.scheduled': [tellOfAppointment, notifyOfAppointment, ringFirst],
  'bookings.cancelled': [tellOfCancellation, notifyOfCancellation, closeItsCall, refreshPagesOfItsDoctor],
  'bookings.completed': [creditTheDoctor, tellOfClaim, closeItsCall, refreshPagesOfItsDoctor],
  'bookings.claim-stands': [creditAfterClaim],
  'bookings.contested': [tellOfContest],
  'bookings.missed': [tellOfMiss, closeItsCall, refreshPagesOfItsDoctor],
  'bookings.delayed': [tellOfDelay],
  'bookings.rescheduled': [notifyOfMove],
  'bookings.move-settled': [tellOfMove],
  'bookings.reminder-due': [remindPatient],
  'bookings.slots-changed': [refreshPagesOfDoctor, refreshNextFreeSoon],
  'bookings.emergency-opened': [alertStaff],
  'bookings.emergency-widened': [ringWhoseTurnItIs],
  'bookings.emergency-accepted': [tellOfAcceptance, refreshPagesOfItsDoctor],
  'bookings.emergency-escalated': [tellOfEscalation],
  'bookings.late-payment-kept': [tellOfLatePayment],
  'calls.doctor-ready': [callBack],
  'calls.unsettled': [tellOfUnsettled],
  'calls.message-left': [tellOfMessage],
  'doctors.change-decided': [tellOfDecision],
  'earnings.withdrawal-requested': [notifyOfWithdrawal],
  'records.signed': [tellOfDocument],
  'records.added-to': [tellOfAddendum],
  'records.cancelled': [tellOfCancelledDocument],
  'records.dispensed': [tellOfDispensing],
  'records.follow-up-due': [tellOfFollowUp],
  'site.country-opened': [notifyOfOpening],
  'identity.account-erased': [forgetWhatTheyWrote],
  'identity.second-factor-changed': [tellOfSecondFactor],
  'identity.session-revoked': [closeOpenPages, stopRinging],
};
