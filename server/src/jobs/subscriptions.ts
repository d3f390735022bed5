/** Jobs that the module `subscriptions` runs, with the payload of each. */
export interface SubscriptionJobs {
  'subscriptions.end': Record<string, never>;
  'subscriptions.remind': Record<string, never>;
}
