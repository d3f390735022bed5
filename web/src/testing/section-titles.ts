/** The English titles of an administrator's sections at /admin, in their order. */
export const SECTIONS = [
  'Dashboard',
  'Needs a person',
  'Doctors',
  'Applications',
  'New licences',
  'Complaints',
  'Payments',
  'Subscriptions',
  'Revenue',
  'Exchange Rates',
  'Consultation Fees',
  'Care Plans',
  'Mobile Banners',
  'Hero Banner',
  'Articles',
  'Announcements',
  'House settings',
  'People',
  'Approvals',
  'Exceptional access',
  'Audit log',
  'Settings',
];

/** The printed tabs of the staff portal between its dashboard and its settings (STF-SHELL-04). */
export const DESK = ['Bookings', 'Payments', 'Doctors', 'Add Doctors', 'List Doctor'];
