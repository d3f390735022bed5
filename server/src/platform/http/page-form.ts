import type { FormReply, FormRefusal } from '@tabibu/contract/page-forms';
import type { CountryCode } from '@tabibu/contract/countries';
import type { Role } from '@tabibu/contract/roles';

/** A form that the server handles for pages without script (`docs/decisions/0017-forms-without-script.md`). */
export interface PageForm {
  /** The `name` attribute of the form element. */
  readonly name: FormReply['form'];
  /** The names of its fields and submit buttons. A request with any other field is refused. */
  readonly fields: readonly string[];
  /** Fields whose values are never put back into the page. */
  readonly secret?: readonly string[];
  /**
   * Does what the form asks for, by calling the API. If it throws `Refused`, the form is shown again with the refusal
   * and what was typed.
   */
  answer(sent: SentForm): Promise<FormOutcome>;
}

/** A form that was sent, with its sender and its page. */
export interface SentForm {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly values: Readonly<Record<string, string>>;
  /**
   * The state that an earlier step on this page left in a hidden field; undefined if there is none or it is too old.
   */
  readonly state: FormState | undefined;
  readonly isSignedIn: boolean;
  /** The country whose prices and clock the page showed. */
  readonly country: CountryCode;
  /**
   * Returns where a person goes after signing in on the sign-in page: to `?next=` if that is a path of this product.
   */
  afterSignIn(role: Role): string;
  /**
   * Calls the API as the sender and returns the `data` of the response; cookies of the response reach the browser.
   * `once` adds an idempotency key that is the same whenever the same page sends the same content. Throws `Refused`.
   */
  call<Data>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, once?: 'once'): Promise<Data>;
  /** Returns an id that is the same whenever the same page sends the same content. */
  idOf(content: unknown): string;
  readonly now: Date;
  /** Later calls use this CSRF token, because the person has just signed in. */
  signedIn(csrf: string): void;
}

/**
 * The state that one step of a page leaves for the next. It is stored encrypted in the page and bound to its browser.
 */
export interface FormState extends Pick<FormReply, 'wish' | 'challenge' | 'second'> {
  /** The form that is sent once the person has signed in. */
  readonly waiting?:
    | { readonly form: 'book' | 'emergency'; readonly values: Readonly<Record<string, string>> }
    | { readonly form: 'keep-conversation'; readonly values: Readonly<Record<string, string>> };
}

/** What follows: a redirect to another page (303), or the same page with a reply in it. */
export type FormOutcome = { readonly goTo: string } | { readonly answer: FormReply; readonly state?: FormState };

/** The API refused a call. */
export class Refused extends Error {
  readonly refusal: FormRefusal;

  constructor(refusal: FormRefusal) {
    super(refusal.code);
    this.name = 'Refused';
    this.refusal = refusal;
  }
}
