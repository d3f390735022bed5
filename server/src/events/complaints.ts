/** Events that the module `complaints` publishes, with their payloads. */
export interface ComplaintEvents {
  /** Somebody wrote a message on the contact page. */
  'complaints.written': { complaintId: string; number: number };
  'complaints.answered': { complaintId: string; accountId: string; number: number };
}
