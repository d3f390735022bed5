/** The refusals of what people who work here do, with their HTTP status. */
export const STAFF_PROBLEMS = {
  // Answering what people wrote.
  'response-required': 422,
  'complaint-resolved': 409,
  'complaint-changed': 409,
  // Announcing something to doctors.
  'nobody-to-tell': 409,
  'announcement-sms-too-many': 409,
  // Accounts of people who work here.
  'works-here-already': 409,
  'own-account': 409,
  'member-set-up': 409,
  'member-suspended': 409,
  'last-administrator': 409,
  'takes-two-people': 409,
  'reason-required': 422,
  'approval-pending': 409,
  'approval-needless': 409,
  'own-approval': 409,
  'approval-over': 409,
  'approval-outdated': 409,
  // Prices of consultations.
  'fee-invalid': 422,
  'fee-date-invalid': 422,
  'fees-changed': 409,
  // Settings of the house.
  'setting-invalid': 422,
  'setting-changed': 409,
  // Coupons that administrators make.
  'coupon-details-missing': 422,
  'coupon-own-account': 409,
  'coupon-not-active': 409,
  'subscription-over': 409,
  // Banners and pictures of the public pages.
  'banners-incomplete': 422,
  'banners-changed': 409,
  'picture-address-invalid': 422,
  'picture-unreachable': 422,
  'picture-refused': 422,
  // The queue of what waits for a person.
  'case-closed': 409,
  'case-changed': 409,
  'exchange-rate-invalid': 422,
  'exchange-rate-start-invalid': 422,
  'exchange-rate-changed': 409,
  'own-payout': 409,
  'doctor-owed': 409,
  'doctor-not-rung': 409,
  'transaction-number-missing': 422,
  'transaction-number-used': 409,
  // Break-glass access to a patient's record.
  'break-glass-reason-short': 422,
  'break-glass-own-record': 409,
  'break-glass-running': 409,
  'break-glass-over': 409,
  'break-glass-elsewhere': 409,
  'break-glass-not-over': 409,
  'break-glass-reviewed': 409,
  'break-glass-note-missing': 422,
  // The doctors of the house, as administrators keep them.
  'doctor-here-already': 409,
  'doctor-busy': 409,
  'doctor-payout-open': 409,
  'invitation-over': 410,
  'invitation-not-yours': 403,
  'invitation-accepted': 409,
  'doctor-picture-refused': 422,
} as const satisfies Record<string, number>;
