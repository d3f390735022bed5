import type { EventHandlers } from '../platform/jobs/worker.ts';
import { closeItsCall } from './bookings-settled.ts';
import { tellOfCancellation } from './bookings-cancelled.ts';
import { tellOfDelay } from './bookings-delayed.ts';
import { creditTheDoctor } from './bookings-completed.ts';
import { tellOfAcceptance } from './bookings-emergency-accepted.ts';
import { tellOfEscalation } from './bookings-emergency-escalated.ts';
import { alertStaff } from './bookings-emergency-opened.ts';
import { tellOfLatePayment } from './bookings-late-payment-kept.ts';
import { tellOfMove } from './bookings-rescheduled.ts';
import { tellOfAppointment } from './bookings-scheduled.ts';
import { refreshNextFreeSoon } from './bookings-slots-changed.ts';
import { forgetWhatTheyWrote } from './identity-account-erased.ts';
import { tellOfSecondFactor } from './identity-second-factor-changed.ts';
import { closeOpenPages } from './identity-session-revoked.ts';
import { notifyOfAppointment, notifyOfCancellation, notifyOfMove, notifyOfWithdrawal } from './notify-doctor.ts';
import { tellOfRefusal } from './payments-refused.ts';
import { takeBackEarning, tellOfSurplus } from './payments-refund-due.ts';
import { confirmWhatWasPaid } from './payments-settled.ts';

/** What happens → what follows. Each handler may run more than once. An empty list says that nothing follows yet. */
export const eventHandlers: EventHandlers = {
  'payments.settled': [confirmWhatWasPaid],
  'payments.refused': [tellOfRefusal],
  'payments.unknown': [],
  'payments.refund-due': [tellOfSurplus, takeBackEarning],
  'bookings.scheduled': [tellOfAppointment, notifyOfAppointment],
  'bookings.cancelled': [tellOfCancellation, notifyOfCancellation, closeItsCall],
  'bookings.completed': [creditTheDoctor, closeItsCall],
  'bookings.missed': [closeItsCall],
  'bookings.delayed': [tellOfDelay],
  'bookings.rescheduled': [tellOfMove, notifyOfMove],
  'bookings.slots-changed': [refreshNextFreeSoon],
  'bookings.emergency-opened': [alertStaff],
  'bookings.emergency-accepted': [tellOfAcceptance],
  'bookings.emergency-escalated': [tellOfEscalation],
  'bookings.late-payment-kept': [tellOfLatePayment],
  'earnings.withdrawal-requested': [notifyOfWithdrawal],
  'identity.account-erased': [forgetWhatTheyWrote],
  'identity.second-factor-changed': [tellOfSecondFactor],
  'identity.session-revoked': [closeOpenPages],
};
