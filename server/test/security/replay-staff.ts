import type { ReplayCase } from './replay-case.ts';

/** Cases for what administrators name. Patients and doctors are refused whatever they name. */
export const STAFF_CASES: readonly ReplayCase[] = [
  {
    endpoint: 'payment-desk.read-payment',
    at: 'path reference_id',
    status: 403,
    request: ({ reference }) => ({ path: `/api/admin/payments/${reference}` }),
  },
  {
    endpoint: 'doctor-desk.read-doctor',
    at: 'path doctor_id',
    status: 403,
    request: ({ doctor }) => ({ path: `/api/admin/doctors/${doctor}` }),
  },
  {
    endpoint: 'doctor-desk.change-doctor',
    at: 'path doctor_id',
    status: 403,
    request: ({ doctor }) => ({ path: `/api/admin/doctors/${doctor}`, body: {} }),
  },
  {
    endpoint: 'doctor-desk.set-verified',
    at: 'path doctor_id',
    status: 403,
    request: ({ doctor }) => ({
      path: `/api/admin/doctors/${doctor}/verified`,
      body: { is_verified: false },
    }),
  },
  {
    endpoint: 'doctor-desk.remove-doctor',
    at: 'path doctor_id',
    status: 403,
    request: ({ doctor }) => ({ path: `/api/admin/doctors/${doctor}` }),
  },
  {
    endpoint: 'doctor-desk.renew-invitation',
    at: 'path doctor_id',
    status: 403,
    request: ({ doctor }) => ({ path: `/api/admin/doctors/${doctor}/invitation` }),
  },
  {
    endpoint: 'doctor-desk.read-standing',
    at: 'path doctor_id',
    status: 403,
    request: ({ doctor }) => ({ path: `/api/admin/doctor-changes/${doctor}` }),
  },
  {
    endpoint: 'doctor-desk.send-number-code',
    at: 'path doctor_id',
    status: 403,
    request: ({ doctor }) => ({
      path: `/api/admin/doctor-changes/${doctor}/number/code`,
      body: { phone: '+255754000123' },
    }),
  },
  ...['path doctor_id', 'body challenge_id'].map((at) => ({
    endpoint: 'doctor-desk.change-number',
    at,
    status: 403 as const,
    request: ({ doctor }: { doctor: string }) => ({
      path: `/api/admin/doctor-changes/${doctor}/number`,
      body: { challenge_id: doctor, code: '123456' },
    }),
  })),
  {
    endpoint: 'doctor-desk.change-country',
    at: 'path doctor_id',
    status: 403,
    request: ({ doctor }) => ({ path: `/api/admin/doctor-changes/${doctor}/country`, body: { country: 'KE' } }),
  },
  {
    endpoint: 'staff.renew-invitation',
    at: 'path account_id',
    status: 403,
    request: ({ doctor }) => ({ path: `/api/admin/staff/${doctor}/link` }),
  },
  {
    endpoint: 'staff.change-member-role',
    at: 'path account_id',
    status: 403,
    request: ({ doctor }) => ({ path: `/api/admin/staff/${doctor}/role`, body: { role: 'manager' } }),
  },
  {
    endpoint: 'staff.suspend-member',
    at: 'path account_id',
    status: 403,
    request: ({ doctor }) => ({ path: `/api/admin/staff/${doctor}/suspend` }),
  },
  {
    endpoint: 'staff.let-member-in',
    at: 'path account_id',
    status: 403,
    request: ({ doctor }) => ({ path: `/api/admin/staff/${doctor}/let-in` }),
  },
  {
    endpoint: 'audit.list-entries',
    at: 'query account_id',
    status: 403,
    request: ({ doctor }) => ({ method: 'GET', path: `/api/admin/audit?account_id=${doctor}` }),
  },
  {
    endpoint: 'audit.list-entries',
    at: 'query object_id',
    status: 403,
    request: ({ booking }) => ({ method: 'GET', path: `/api/admin/audit?object_id=${booking}` }),
  },
  {
    endpoint: 'audit.list-entries',
    at: 'query cursor',
    status: 403,
    request: ({ cursor }) => ({ method: 'GET', path: `/api/admin/audit?cursor=${cursor}` }),
  },
  {
    endpoint: 'approvals.request-approval',
    at: 'body account_id',
    status: 403,
    request: ({ doctor }) => ({
      path: '/api/admin/approvals',
      body: { kind: 'reset-access', account_id: doctor, reason: 'Simu imepotea' },
    }),
  },
  {
    endpoint: 'approvals.request-opening',
    at: 'body account_id',
    status: 403,
    request: ({ doctor }) => ({
      path: '/api/admin/approvals/openings',
      body: { account_id: doctor, reason: 'Kitambulisho kimeonekana' },
    }),
  },
  {
    endpoint: 'approvals.decide-approval',
    at: 'path approval_id',
    status: 403,
    request: ({ booking }) => ({ path: `/api/admin/approvals/${booking}/decision`, body: { decision: 'approved' } }),
  },
  {
    endpoint: 'payment-desk.list-payments',
    at: 'query cursor',
    status: 403,
    request: ({ cursor }) => ({ method: 'GET', path: `/api/admin/payments?cursor=${cursor}` }),
  },
  {
    endpoint: 'payment-desk.list-payments',
    at: 'query reference',
    status: 403,
    request: ({ booking }) => ({ method: 'GET', path: `/api/admin/payments?reference=${booking}` }),
  },
  {
    endpoint: 'payment-desk.export-payments',
    at: 'query reference',
    status: 403,
    request: ({ booking }) => ({ method: 'GET', path: `/api/admin/payments/export?reference=${booking}` }),
  },
  {
    endpoint: 'cases.list-cases',
    at: 'query cursor',
    status: 403,
    request: ({ cursor }) => ({ method: 'GET', path: `/api/admin/cases?cursor=${cursor}` }),
  },
  {
    endpoint: 'cases.read-case',
    at: 'path case_id',
    status: 403,
    request: ({ booking }) => ({ path: `/api/admin/cases/${booking}` }),
  },
  {
    endpoint: 'cases.take-case',
    at: 'path case_id',
    status: 403,
    request: ({ booking }) => ({ path: `/api/admin/cases/${booking}/owner`, body: { owner: 'me' } }),
  },
  {
    endpoint: 'cases.note-case',
    at: 'path case_id',
    status: 403,
    request: ({ booking }) => ({ path: `/api/admin/cases/${booking}/notes`, body: { note: 'Sawa' } }),
  },
  {
    endpoint: 'cases.decide-case',
    at: 'path case_id',
    status: 403,
    request: ({ booking }) => ({
      path: `/api/admin/cases/${booking}/decision`,
      body: { decision: 'propose', version: 'x' },
    }),
  },
  {
    endpoint: 'emergency-doctors.set-on-call',
    at: 'path doctor_id',
    status: 403,
    request: ({ doctor }) => ({ method: 'PUT', path: `/api/admin/on-call/${doctor}`, body: { on_call: true } }),
  },
  {
    endpoint: 'break-glass.open-access',
    at: 'body patient_id',
    status: 403,
    request: ({ doctor }) => ({
      path: '/api/admin/break-glass',
      body: { patient_id: doctor, reason: 'Mgonjwa amezimia nyumbani, ndugu wanauliza dawa' },
    }),
  },
  {
    endpoint: 'break-glass.end-access',
    at: 'path access_id',
    status: 403,
    request: ({ booking }) => ({ path: `/api/admin/break-glass/${booking}/end` }),
  },
  {
    endpoint: 'break-glass.review-access',
    at: 'path access_id',
    status: 403,
    request: ({ booking }) => ({
      path: `/api/admin/break-glass/${booking}/review`,
      body: { verdict: 'justified', note: 'Sawa' },
    }),
  },
  {
    endpoint: 'break-glass.read-record',
    at: 'path access_id',
    status: 403,
    request: ({ booking }) => ({ path: `/api/admin/break-glass/${booking}/record` }),
  },
  {
    endpoint: 'break-glass.read-record',
    at: 'query cursor',
    status: 403,
    request: ({ documentCursor }, { booking }) => ({
      path: `/api/admin/break-glass/${booking}/record?cursor=${documentCursor}`,
    }),
  },
  {
    endpoint: 'break-glass.read-paper',
    at: 'path access_id',
    status: 403,
    request: ({ booking, document }) => ({ path: `/api/admin/break-glass/${booking}/record/${document}` }),
  },
  {
    endpoint: 'break-glass.read-paper',
    at: 'path document_id',
    status: 403,
    request: ({ document }, { booking }) => ({ path: `/api/admin/break-glass/${booking}/record/${document}` }),
  },
];
