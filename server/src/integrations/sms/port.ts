/** What the product needs from anybody who sends text messages for it. No call throws for what the provider did. */
export interface SmsGateway {
  readonly name: string;
  readonly sandbox: boolean;
  /** Hands over one message. Accepted means the provider took it, not that a phone received it. */
  sendSms(input: SmsRequest): Promise<SmsOutcome>;
  /** Reads a delivery report from its raw bytes; hostile input until it names a message we sent. */
  readDeliveryReport(raw: Buffer): DeliveryReading;
}

export interface SmsRequest {
  /** E.164. */
  to: string;
  text: string;
  /** Ours, one per message. Providers that know no such key ignore it: the caller must not repeat an unknown outcome blindly. */
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
  /** `mayHaveReached` false: certainly not taken; the same message may be sent again. */
  | { kind: 'unknown'; why: string; mayHaveReached: boolean };

export type DeliveryReading =
  | { kind: 'report'; messageId: string; state: 'on-its-way' | 'delivered' | 'failed'; phone: string | null; failureReason: string | null }
  | { kind: 'rejected'; why: 'wrong-shape' };
