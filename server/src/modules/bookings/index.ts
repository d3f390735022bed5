export { allowMove } from './allow-move.ts';
export { bookedSlots } from './booked-slots.ts';
export { checks } from './checks.ts';
export { cancelAppointment } from './cancel-appointment.ts';
export { cancelBooking } from './cancel-booking.ts';
export { cancelReasonOf } from './cancel-reason.ts';
export { completeBooking } from './complete-booking.ts';
export { confirmPaidBooking } from './confirm-paid-booking.ts';
export { countPatientsOf, promisesOf } from './count-for-desk.ts';
export { confirmSpoken, denySpoken } from './confirm-spoken.ts';
export { decideContest } from './decide-contest.ts';
export type { ContestOutcome } from './decide-contest.ts';
export { delayBooking, listStarts } from './delay-booking.ts';
export type { ActivityRow } from './doctor-store.ts';
export { countHolds, endHolds, endHoldsWith, lockBookings } from './end-holds.ts';
export { findBooking } from './find-booking.ts';
export type { BookingFacts } from './find-booking.ts';
export {
  consultationDetails,
  findConsultation,
  openStarts,
  nextScheduledIds,
  scheduledBookingsBetween,
} from './find-consultation.ts';
export type { Consultation } from './find-consultation.ts';
export { holdBooking } from './hold-booking.ts';
export type { HoldInput } from './hold-booking.ts';
export { isOldBooking } from './is-old-booking.ts';
export { isBookedAgain } from './is-booked-again.ts';
export { jobs } from './jobs.ts';
export { sortPositionOf } from './list-appointments.ts';
export type { ListInput } from './list-appointments.ts';
export {
  countCompleted,
  countDoctorBookings,
  countToCome,
  findDoctorBooking,
  listScheduledBetween,
  listDoctorBookings,
  listRecentEvents,
  listNextScheduled,
  lockDoctorBooking,
} from './list-doctor-bookings.ts';
export type { ComingBooking } from './list-doctor-bookings.ts';
export { begunAppointments, listBegun } from './list-begun.ts';
export { countBookings, countByPayment, emergenciesAmong, newestBookings } from './count-bookings.ts';
export type { NewestBookingRow } from './count-bookings.ts';
export { lastVisitOf } from './last-visit-of.ts';
export { noteConnected, noteDoctorCalled } from './note-call.ts';
export { listContestable } from './list-contestable.ts';
export type { ContestableBooking } from './list-contestable.ts';
export { listContests, openContests } from './list-contests.ts';
export {
  findEmergency,
  isUntaken,
  listEmergencies,
  listEmergenciesForOthers,
  listOverdueEmergencies,
  listUntakenEmergencies,
  lockEmergency,
} from './list-emergencies.ts';
export { escalatedEmergencies, listEscalated } from './list-escalated.ts';
export { findUnanswered, listUnanswered, lockUnanswered } from './list-unanswered.ts';
export type { UnansweredRow } from './list-unanswered.ts';
export { listUnderWay, underWayOfIds } from './list-under-way.ts';
export type { UnderWay } from './list-under-way.ts';
export { listMissed } from './list-missed.ts';
export { freeTimes } from './list-free-times.ts';
export { listObstacles } from './list-obstacles.ts';
export { moneyObstacleOf } from './policy.ts';
export { noteAssisted } from './note-assisted.ts';
export { lockBooking } from './lock-booking.ts';
export { countAllBookings, findListed, pageBookings, walkBookings } from './page-bookings.ts';
export { searchBookings } from './search-bookings.ts';
export type { BookingCriteria, ListedBookingRow } from './page-bookings.ts';
export { rescheduleAppointment } from './reschedule-appointment.ts';
export { cancelEffectOf, changesAt, doctorActionsOf, escalatesAt, isLate, mayCancel, mayMove } from './policy.ts';
export { appointmentsBetween, monthsOfAppointments } from './of-person-between.ts';
export type { AppointmentSpan } from './of-person-between.ts';
export { payByCoupon } from './pay-by-coupon.ts';
export { recordAbsence } from './record-absence.ts';
export { recordAcceptance, recordEscalation, recordOthersRung, recordRingPlan } from './record-emergency.ts';
export { recordPaymentRefused } from './record-payment-refused.ts';
export { giveUpHold } from './release-hold.ts';
export { payByCredit } from './pay-by-credit.ts';
export { bookingsOfPatient, redactPatient } from './redact-patient.ts';
export { routes } from './routes.ts';
export { NUMBER_SHOWN_AFTER, PURPOSE, RING_DURATION, searchable, spokenName } from './rules.ts';
export {
  appointmentsFor,
  bookingsForMembers,
  hadVisit,
  membersOfBookings,
  openPersonIds,
} from './list-open-persons.ts';
export { savePayment } from './save-payment.ts';
export { endAwaiting } from './void-held-payment.ts';
export { settleFailedCall } from './settle-failed-call.ts';
export type { FailedCallOutcome } from './settle-failed-call.ts';
export { stageForAlerted, stagesForDoctor } from './stage-for-doctor.ts';
export type { BookingRow } from './store.ts';
export { reasonOf } from './visit-reason.ts';
export { whoCancelled } from './who-cancelled.ts';
export { exportAppointments, ownBookingIds } from './export-own.ts';
