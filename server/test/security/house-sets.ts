/** The lists of the whole house; the tests of their modules hold what stands in them. */
export const HOUSE_SETS: Readonly<Record<string, readonly string[]>> = {
  'staff.list-members': ['/api/admin/staff'],
  'fees.list-fees-for-change': ['/api/admin/consultation-fees'],
  'doctor-desk.list-doctors': ['/api/admin/doctors'],
  'site.list-banners': ['/api/admin/banners'],
  'approvals.list-approvals': ['/api/admin/approvals'],
  'payment-desk.list-withdrawals': ['/api/admin/withdrawals'],
  'payment-desk.export-withdrawals': ['/api/admin/withdrawals/export'],
  'payment-desk.list-payments': ['/api/admin/payments'],
  'cases.list-cases': ['/api/admin/cases', '/api/admin/cases?kind=withdrawal&owner=nobody'],
  'cases.count-cases': ['/api/admin/cases/waiting'],
  'emergency-doctors.list-on-call': ['/api/admin/on-call?country=TZ', '/api/admin/on-call?country=TZ&q=a'],
  'complaints.list-complaints': ['/api/admin/complaints', '/api/admin/complaints?q=asha&status=pending'],
  'announcements.list': ['/api/admin/announcements'],
  'announcements.list-doctors': ['/api/admin/announcements/doctors', '/api/admin/announcements/doctors?q=asha'],
  'break-glass.list-accesses': ['/api/admin/break-glass'],
  'audit.list-entries': ['/api/admin/audit'],
};
