/** The kinds of reminders that a person can switch off. Free of zod, so that pages can import it. */
export const REMINDER_KINDS = ['appointments', 'follow-up', 'plans', 'medicine', 'check-ups'] as const;

export type ReminderKind = (typeof REMINDER_KINDS)[number];

/** What the form of the page of notices sends: what is ticked is switched on. */
export interface TickedChoices {
  readonly kinds: readonly string[];
  readonly showsWords: boolean;
  readonly byWhatsApp: boolean;
  readonly byEmail: boolean;
}

/** Returns the choices after the form of the page of notices. Pure. */
export function choicesAfter({ kinds, showsWords, byWhatsApp, byEmail }: TickedChoices): {
  switched_off: ReminderKind[];
  shows_words: boolean;
  by_whatsapp: boolean;
  by_email: boolean;
} {
  return {
    switched_off: REMINDER_KINDS.filter((kind) => !kinds.includes(kind)),
    shows_words: showsWords,
    by_whatsapp: byWhatsApp,
    by_email: byEmail,
  };
}
