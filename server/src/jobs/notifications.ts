/** Jobs that the module `notifications` runs, with the payload of each. */
export interface NotificationJobs {
  'notifications.send': { noticeId: string };
  'notifications.send-many': { noticeIds: readonly string[] };
  'notifications.send-push': { noticeId: string };
  'notifications.send-whatsapp': { noticeId: string };
  /** The message has not arrived, or nobody has read it: the next channel. */
  'notifications.try-next': { noticeId: string };
  /** A delivery report that came before the answer that names its message. */
  'notifications.note-delivery': {
    /** Missing in a job of the release before this one: a text message. */
    channel?: 'sms' | 'whatsapp';
    messageId: string;
    state: 'on-its-way' | 'delivered' | 'failed';
    failure: string | null;
  };
  'notifications.forget-old': Record<string, never>;
  'notifications.send-email': { noticeId: string };
  'notifications.ring-browser': { subscriptionId: string; template: 'emergency-ring'; topic: string; until: string };
}
