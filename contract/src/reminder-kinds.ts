/** The kinds of reminders that a person can switch off. Free of zod, so that pages can import it. */
export const REMINDER_KINDS = ['appointments', 'follow-up', 'plans', 'medicine'] as const;

export type ReminderKind = (typeof REMINDER_KINDS)[number];

/**
 * The kinds that the page of notices offers a switch for: nothing reminds of medicine yet, and a switch without effect
 * would be a promise.
 */
export const OFFERED_KINDS = ['appointments', 'follow-up', 'plans'] as const satisfies readonly ReminderKind[];

/** What the form of the page of notices sends: what is ticked is switched on. */
export interface TickedChoices {
  readonly kinds: readonly string[];
  readonly showsWords: boolean;
  readonly byWhatsApp: boolean;
}

/** Returns the choices after the form of the page of notices; kinds that it does not offer stay as they were. Pure. */
export function choicesAfter(
  before: { readonly switched_off: readonly ReminderKind[] },
  { kinds, showsWords, byWhatsApp }: TickedChoices,
): { switched_off: ReminderKind[]; shows_words: boolean; by_whatsapp: boolean } {
  const isOffered = (kind: ReminderKind) => OFFERED_KINDS.some((one) => one === kind);
  return {
    switched_off: REMINDER_KINDS.filter((kind) =>
      isOffered(kind) ? !kinds.includes(kind) : before.switched_off.includes(kind),
    ),
    shows_words: showsWords,
    by_whatsapp: byWhatsApp,
  };
}
