/** The lists of what the caller was told, and what waits to be read. */
export const NOTICE_SETS: Readonly<Record<string, readonly string[]>> = {
  'notices.list': ['/api/notices', '/api/notices?limit=1'],
  'notices.read-choices': ['/api/notices/choices'],
  'notices.read-email': ['/api/notices/email'],
  'notifications.list-notifications': ['all', 'unread'].map((tab) => `/api/doctor/notifications?tab=${tab}`),
  'complaints.read-unread-answers': ['/api/contact/unread'],
};
