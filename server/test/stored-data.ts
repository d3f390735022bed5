import type { PrivacyEntry } from '@tabibu/contract/privacy-entries';

/** Where the privacy page names what stands in a table; a table that says nothing about any person says why instead. */
export const STORED_DATA: Readonly<Record<string, PrivacyEntry | { readonly nobody: string }>> = {
  accounts: 'account',
  sessions: 'devices',
  code_challenges: 'codes', code_sends: 'codes', phone_failures: 'codes',
  bookings: 'appointments', booking_moves: 'appointments', emergency_alerts: 'appointments', delay_announcements: 'appointments', planned_delays: 'appointments',
  payments: 'payments', payment_history: 'payments', callback_inbox: 'payments', payment_cases: 'payments',
  call_sessions: 'calls', call_tickets: 'calls', call_bridges: 'calls', call_attempts: 'calls',
  call_messages: 'chat', call_photos: 'chat', chat_openings: 'chat', chat_sizes: 'chat',
  visit_documents: 'records', visit_addenda: 'records',
  allergy_statements: 'allergies',
  reviews: 'reviews', review_replies: 'reviews',
  notices: 'sms',
  country_interests: 'news',
  verification_misses: 'checks',
  idempotency_keys: 'repeats', outbox: 'repeats',
  audit_log: 'audit',
  doctors: 'doctor', doctor_bios: 'doctor', doctor_words: 'doctor', doctor_changes: 'doctor', weekly_half_hours: 'doctor', time_off: 'doctor',
  authenticators: 'doctor-access', recovery_codes: 'doctor-access', second_factor_challenges: 'doctor-access', session_numbers: 'doctor-access',
  withdrawals: 'doctor-money', ledger_accounts: 'doctor-money', ledger_journals: 'doctor-money', ledger_entries: 'doctor-money',
  doctor_notifications: 'doctor-bell', push_subscriptions: 'doctor-bell',
  append_only: { nobody: 'names of tables' },
  consultation_fees: { nobody: 'prices' }, consultation_fee_versions: { nobody: 'prices' },
  specialties: { nobody: 'a list of the trade' },
  demo_seeds: { nobody: 'which demo data were added' },
  site_settings: { nobody: 'settings of the house' },
};
