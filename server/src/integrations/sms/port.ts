/** A provider that sends SMS. No method throws because of the provider: every outcome is a value. */
export interface SmsGateway {
  readonly name: string;
  readonly sandbox: boolean;
  /** Hands over one message. Accepted means that the provider took it, not that a phone received it. */
  sendSms(input: SmsRequest): Promise<SmsOutcome>;
  /** Reads a delivery report from its raw bytes. It is untrusted input until it names a message that we sent. */
  readDeliveryReport(raw: Buffer): DeliveryReading;
}

export interface SmsRequest {
  /** E.164. */
  to: string;
  text: string;
  /**
   * Our key, one per message. Some providers ignore it, so the caller must not simply repeat a message whose outcome is
   * unknown.
   */
  idempotencyKey: string;
}

export type SmsRefusal =
  | 'invalid-phone'
  | 'unsupported-number'
  | 'invalid-sender'
  | 'no-balance'
  | 'blocked'
  | 'no-route'
  | 'credentials'
  | 'other';

export type SmsOutcome =
  | { kind: 'accepted'; messageId: string }
  | { kind: 'refused'; reason: SmsRefusal; message: string }
  /** `mayHaveReached` false: the provider certainly did not take the message, and it may be sent again. */
  | { kind: 'unknown'; why: string; mayHaveReached: boolean };

export type DeliveryReading =
  | {
      kind: 'report';
      messageId: string;
      state: 'on-its-way' | 'delivered' | 'failed';
      phone: string | null;
      failureReason: string | null;
    }
  | { kind: 'rejected'; why: 'wrong-shape' };
