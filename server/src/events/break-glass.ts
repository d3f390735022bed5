/** Events that the module `break-glass` publishes, with their payloads. */
export interface BreakGlassEvents {
  /** An administrator opened a patient's record, at an ISO 8601 instant. */
  'break-glass.opened': { accessId: string; patientId: string; openedAt: string };
}
