import type { MailOutcome, MailRefusal } from '../../integrations/mail/port.ts';
import { TRIES_IN_DOUBT } from './rules.ts';

/**
 * The emails. The sentences are `email.<template>.subject`, `.text`, `.button` and `.after` in every language; they
 * name nobody, because an address may be mistyped.
 */
export const EMAIL_TEMPLATES = [
  'application-verify',
  'application-asked',
  'application-approved',
  'application-rejected',
  'complaint-answer',
  'complaint-answered',
  'account-code',
] as const;

/** The email about an entry of the list of notices: its sentence, and where it can be switched off. */
export const NOTICE_EMAIL = 'notice' as const;

export type EmailTemplate = (typeof EMAIL_TEMPLATES)[number];

/** The most codes within a day, of one account and to one address. */
export const EMAIL_CODES_PER_DAY = 5;

/** Refusals of the mail server that our operators can resolve: the email waits and is tried again. */
const RETRYABLE_MAIL_REFUSALS: readonly MailRefusal[] = ['sender', 'credentials', 'policy', 'other'];

/** Returns whether to hand an email over again after the outcome of try number `tries`. */
export function shouldRetryEmail(outcome: MailOutcome, tries: number): boolean {
  if (outcome.kind === 'accepted') return false;
  if (outcome.kind === 'refused') return RETRYABLE_MAIL_REFUSALS.includes(outcome.reason);
  return !outcome.mayHaveReached || tries < TRIES_IN_DOUBT;
}
