/** The kinds of reminders that a person can switch off. Free of zod, so that pages can import it. */
export const REMINDER_KINDS = ['appointments', 'follow-up', 'plans', 'medicine'] as const;

export type ReminderKind = (typeof REMINDER_KINDS)[number];
