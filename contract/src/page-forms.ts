import type { AnswerBody } from './assistant.ts';
import type { CountryCode } from './countries.ts';
import type { Language } from './languages.ts';
import type { ProblemCode } from './problems.ts';
import type { PhoneRole } from './roles.ts';

/**
 * The forms that the server handles when they are sent before the script has loaded or without script. The name is the
 * form element's `name`. Any other form sent that way comes back with what was typed and a message that it needs
 * script.
 */
type PageFormName =
  | 'sign-in'
  | 'sign-out'
  | 'code'
  | 'second-factor'
  | 'book'
  | 'emergency'
  | 'cancel-hold'
  | 'leave-page'
  | 'find-articles'
  | 'like'
  | 'add-member'
  | 'ask'
  | 'helpful'
  | 'keep-conversation'
  | 'notice-choices'
  | 'open-records'
  | 'record-passphrase'
  | 'remove-passphrase'
  | 'ask-opening'
  | 'cancel-opening'
  | 'answer-dose'
  | 'pregnancy-day'
  | 'pregnancy-visit'
  | 'birth-plan'
  | 'pregnancy-end'
  | 'schedule'
  | 'stop-schedule'
  | 'delete-schedule'
  | 'add-reading'
  | 'correct-reading'
  | 'delete-reading'
  | 'plan-members'
  | 'change-person'
  | 'choose-person'
  | 'change-member'
  | 'remove-member'
  | 'hand-over'
  | 'withdraw-offer'
  | 'take-over'
  | 'hide-papers';

/** The page that asks who uses this browser: the account's person or somebody of the family. */
export const WHO_PATH = '/more/who';

/** The key in the page's cache under which the reply to a sent form is stored. */
export const FORM_REPLY_KEY = ['form'] as const;

/** A refusal as the API words it. */
export interface FormRefusal {
  readonly code: ProblemCode;
  readonly status: number;
  readonly params: Record<string, unknown>;
  /** The sentence in the person's language. */
  readonly detail: string;
}

/** What the person typed to sign in. */
export interface SignInInput {
  readonly full_name: string;
  readonly phone: string;
  readonly country: CountryCode;
  readonly language: Language;
  readonly role: PhoneRole;
}

/** A turn of a conversation with the symptom assistant. Only the newest one always has its answer. */
export interface AssistantTurn {
  readonly asked: string | null;
  readonly said: string;
  readonly answer: AnswerBody | null;
}

/** What a page shows after one of its forms was sent to it. */
export interface FormReply {
  readonly form: PageFormName;
  /** What was typed into that form, without codes. */
  readonly values: Readonly<Record<string, string>>;
  readonly refusal?: FormRefusal;
  /** What the person must do on this page first. */
  readonly step?: 'sign-in' | 'code' | 'second-factor';
  readonly wish?: SignInInput;
  /** The code that was sent, like `CodeSent`. */
  readonly challenge?: {
    readonly challenge_id: string;
    readonly phone: string;
    readonly expires_at: string;
    readonly resend_at: string;
    readonly sandbox_outbox?: string | undefined;
  };
  readonly second?: { readonly challenge_id: string; readonly expires_at: string; readonly passkey: boolean };
  /** What was chosen and typed for a booking before the person had to sign in. */
  readonly kept?: Readonly<Record<string, string>>;
  /** Set if the account has another country: the country whose price and clock were shown before signing in. */
  readonly countryBefore?: CountryCode;
  /** What was said to the symptom assistant and answered, and whether the newest answer was marked as helpful. */
  readonly assistant?: { readonly turns: readonly AssistantTurn[]; readonly helpful?: boolean };
}
