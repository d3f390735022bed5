/** Who gets through which door, written down beside the contract on purpose: opening a door takes a change in two places. */
export type Outcome =
  /** Gets in; what follows is the business of the call. */
  | 'in'
  /** 401: has to sign in. */
  | 'sign-in'
  /** 403: signed in, but not for this. */
  | 'refused'
  /** The secret in the path decides, not the session: a wrong one is refused to everybody. */
  | 'secret';

export interface Row { readonly nobody: Outcome; readonly patient: Outcome; readonly doctor: Outcome }

const OPEN: Row = { nobody: 'in', patient: 'in', doctor: 'in' };
const SIGNED_IN: Row = { nobody: 'sign-in', patient: 'in', doctor: 'in' };
const PATIENT: Row = { nobody: 'sign-in', patient: 'in', doctor: 'refused' };
const DOCTOR: Row = { nobody: 'sign-in', patient: 'refused', doctor: 'in' };
const BY_SECRET: Row = { nobody: 'secret', patient: 'secret', doctor: 'secret' };

export const ACCESS: Readonly<Record<string, Row>> = {
  'identity.request-code': OPEN,
  'identity.verify-code': OPEN,
  'identity.sign-out': SIGNED_IN,
  'identity.read-me': SIGNED_IN,
  'identity.change-me': SIGNED_IN,
  'identity.erase-me': PATIENT,
  'identity.list-devices': SIGNED_IN,
  'identity.sign-out-device': SIGNED_IN,
  'identity.pass-second-factor': OPEN,
  'identity.ask-for-proof': DOCTOR,
  'identity.give-proof': DOCTOR,
  'identity.read-second-factor': DOCTOR,
  'identity.begin-second-factor': DOCTOR,
  'identity.confirm-second-factor': DOCTOR,
  'identity.renew-recovery-codes': DOCTOR,
  'identity.remove-second-factor': DOCTOR,
  'site.read-site': OPEN,
  'site.ask-for-news': OPEN,
  'doctors.list-doctors': OPEN,
  'doctors.read-doctor': OPEN,
  'doctors.read-profile': DOCTOR,
  'doctors.save-profile': DOCTOR,
  'fees.list-fees': OPEN,
  'bookings.list-slots': OPEN,
  'bookings.hold-booking': PATIENT,
  'bookings.list-appointments': PATIENT,
  'bookings.read-appointment': PATIENT,
  'bookings.cancel-appointment': PATIENT,
  'bookings.reschedule-appointment': PATIENT,
  'bookings.read-calendar': PATIENT,
  'bookings.read-emergency': BY_SECRET,
  'bookings.accept-emergency': BY_SECRET,
  'bookings.read-doctor-overview': DOCTOR,
  'bookings.list-doctor-appointments': DOCTOR,
  'bookings.read-doctor-appointment': DOCTOR,
  'bookings.cancel-as-doctor': DOCTOR,
  'bookings.announce-delay': DOCTOR,
  'practice.read-availability': DOCTOR,
  'practice.save-availability': DOCTOR,
  'practice.list-time-off': DOCTOR,
  'practice.add-time-off': DOCTOR,
  'practice.remove-time-off': DOCTOR,
  'bookings.save-payment': PATIENT,
  'bookings.read-status': PATIENT,
  'bookings.read-receipt': PATIENT,
  'bookings.read-receipt-pdf': PATIENT,
  'reviews.list-reviews': OPEN,
  'reviews.read-review': PATIENT,
  'reviews.give-review': PATIENT,
  'calls.read': SIGNED_IN,
  'calls.join': SIGNED_IN,
  'calls.refresh-ice': SIGNED_IN,
  'calls.complete': DOCTOR,
  'calls.list-messages': SIGNED_IN,
  'calls.send-message': SIGNED_IN,
  'calls.read-photo': SIGNED_IN,
  'payments.list-methods': OPEN,
  'payments.start-checkout': PATIENT,
  'payments.receive-callback': BY_SECRET,
  'earnings.read-earnings': DOCTOR,
  'earnings.request-withdrawal': DOCTOR,
  'notifications.list-notifications': DOCTOR,
  'notifications.read-notification': DOCTOR,
  'notifications.read-all-notifications': DOCTOR,
};
