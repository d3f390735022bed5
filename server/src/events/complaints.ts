/** Events that the module `complaints` publishes, with their payloads. */
export interface ComplaintEvents {
  /** Somebody wrote a message on the contact page. */
  'complaints.written': { complaintId: string; number: number };
  /** Staff answered it. `messageId` names the answer; the previous release, which knows one answer, sends none. */
  'complaints.answered': { complaintId: string; messageId?: string; accountId: string | null; number: number };
  /** Its writer wrote more. */
  'complaints.replied': { complaintId: string; messageId: string; number: number };
}
