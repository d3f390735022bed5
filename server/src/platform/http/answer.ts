/** A reply with additions to its body: headers, another content type, or changed cookies. */
export class Answer<Body> {
  readonly body: Body;
  readonly extras: AnswerExtras;

  constructor(body: Body, extras: AnswerExtras) {
    this.body = body;
    this.extras = extras;
  }
}

interface LongCookie {
  readonly token: string;
  readonly maxAgeSeconds: number;
}

interface NewSession extends LongCookie {
  readonly strict: boolean;
  /** As `records` below; comes with the session of an account whose records have a lock. */
  readonly records?: LongCookie;
}

export interface AnswerExtras {
  readonly headers?: Readonly<Record<string, string>>;
  readonly contentType?: string;
  /** The new session token for the cookie, or 'clear' to delete the cookie. */
  readonly session?: NewSession | 'clear';
  /** The short-lived cookie that binds a one-time code to this browser. */
  readonly challenge?: string;
  /** The cookie that shows later that a phone number was verified in this browser. It gives no access. */
  readonly device?: { readonly proof: string; readonly maxAgeSeconds: number };
  /** The cookie by which a browser is known to the lock of a person's records. It gives no access by itself. */
  readonly records?: LongCookie;
  /** The cookie by which a browser that liked an article is known again. It gives no access. */
  readonly reader?: LongCookie;
  /** The body is already JSON text. */
  readonly ready?: boolean;
}

/** Returns a reply with additions. */
export function answer<Body>(body: Body, extras: AnswerExtras): Answer<Body> {
  return new Answer(body, extras);
}
