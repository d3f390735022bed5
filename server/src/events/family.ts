/** Events that the module `family` publishes, with their payloads. */
export interface FamilyEvents {
  /** A guardian offers a grown-up to take the own record over. */
  'family.record-offered': { handoverId: string };
  /** The grown-up has taken it over. */
  'family.record-taken': { handoverId: string };
  /** The account of the number has declined. */
  'family.record-declined': { handoverId: string };
}
