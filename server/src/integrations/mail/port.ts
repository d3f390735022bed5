/** A server that sends our email. No method throws because of it: every outcome is a value. */
export interface MailSender {
  readonly sandbox: boolean;
  /** Hands over one message. Accepted means that the server took it, not that it reached a mailbox. */
  sendMail(input: MailRequest): Promise<MailOutcome>;
}

export interface MailRequest {
  /** One address, without a name. */
  readonly to: string;
  /** One line. */
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Our key, one per message. It becomes the Message-ID, by which mail programs know a message that comes twice. */
  readonly key: string;
  /**
   * The address that switches such emails off by a POST alone (RFC 8058); absent for what cannot be switched off. The
   * signature of the mail server has to cover the headers that name it (`List-Unsubscribe`, `List-Unsubscribe-Post`).
   */
  readonly leaveAt?: string;
}

/**
 * Why a server refuses for good (5xx). `recipient`: there is no such mailbox. `policy`, `sender`, `credentials`: our
 * settings or our standing with the server, which our operators can put right.
 */
export type MailRefusal = 'recipient' | 'sender' | 'content' | 'credentials' | 'policy' | 'other';

export type MailOutcome =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'refused'; readonly reason: MailRefusal }
  /**
   * `later`: the server refuses for now (4xx). `paused`: it was not asked, because it failed several times in a row
   * just now. `mayHaveReached` false: it certainly did not take the message, and it may be sent again.
   */
  | {
      readonly kind: 'unknown';
      readonly why: 'later' | 'timeout' | 'transport' | 'paused';
      readonly mayHaveReached: boolean;
    };
