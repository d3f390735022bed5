/** Events that the module `notifications` publishes, with their payloads. */
export interface NotificationEvents {
  /** A mail server said for good that it knows no such mailbox. `about`: the subject of the message. */
  'notifications.email-refused': { template: string; about: string };
}
