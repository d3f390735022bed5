/** What a verb may add to its reply: headers, another content type, or a change of the session cookie. */
export class Answer<Body> {
  readonly body: Body;
  readonly extras: AnswerExtras;

  constructor(body: Body, extras: AnswerExtras) {
    this.body = body;
    this.extras = extras;
  }
}

export interface AnswerExtras {
  readonly headers?: Readonly<Record<string, string>>;
  readonly contentType?: string;
  /** A fresh session token for the cookie, or 'clear' to take it away. */
  readonly session?: { readonly token: string; readonly maxAgeSeconds: number } | 'clear';
  /** Short-lived cookie that ties a one-time code to this browser. */
  readonly challenge?: string;
  /** Shows later that somebody proved a phone in this browser; opens nothing. */
  readonly device?: { readonly proof: string; readonly maxAgeSeconds: number };
  /** The body is ready JSON text. */
  readonly ready?: boolean;
}

/** A reply with extras. */
export function answer<Body>(body: Body, extras: AnswerExtras): Answer<Body> {
  return new Answer(body, extras);
}
