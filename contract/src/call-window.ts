/** When the call of an appointment may be entered and left (K-01), in minutes. Data only: safe in the browser. */
export const CALL_WINDOW = {
  /** Before the start; an emergency begins when it is accepted. */
  before: 10,
  /** How long a consultation is planned to last, and an emergency, which takes no slot. */
  planned: 30,
  plannedEmergency: 60,
  /** After the planned end. */
  after: 15,
  /** After the start: who has not come by then may be held absent, or the other may say so. */
  patience: 15,
  /** How long after the planned end one may still write in the chat. */
  chatAfter: 24 * 60,
} as const;
