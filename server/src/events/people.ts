/** Events that the module `people` publishes, with their payloads. */
export interface PeopleEvents {
  /** A member of a family, who was there before, has another number of their own. */
  'people.number-given': { personId: string };
  /** The owner of a number stopped the messages about a member, who has no number any more. */
  'people.number-stopped': { personId: string };
}
