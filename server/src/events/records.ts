/** Events that the module `records` publishes, with their payloads. */
export interface RecordEvents {
  'records.signed': { documentId: string };
  'records.added-to': { documentId: string; addedOn: string };
  'records.cancelled': { documentId: string };
  'records.dispensed': { documentId: string };
  'records.follow-up-due': { documentId: string };
}
