/** Jobs that the module `notifications` runs, with the payload of each. */
export interface NotificationJobs {
  'notifications.send': { noticeId: string };
  'notifications.send-email': { noticeId: string };
  'notifications.ring-browser': { subscriptionId: string; template: 'emergency-ring'; topic: string; until: string };
}
