/** Events that the module `approvals` publishes, with their payloads. */
export interface ApprovalEvents {
  /** A step waits for a second administrator, who has this many days. */
  'approvals.requested': { approvalId: string; days: number };
}
