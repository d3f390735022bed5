/**
 * Sends messages to browsers whose page is closed (Web Push, RFC 8030). No method throws because of a push service:
 * every outcome is a value.
 */
export interface PushSender {
  /** The public key that browsers subscribe with: P-256, uncompressed, base64url. */
  readonly publicKey: string;
  /** True when a subscription can be used: its address belongs to a known push service, and its keys are valid. */
  accepts(subscription: PushAddress): boolean;
  /** Encrypts a message for the browser and hands it to the browser's push service. */
  sendPush(message: PushMessage): Promise<PushDelivery>;
}

/** A browser's subscription. Untrusted input: its address decides where our server sends a request. */
export interface PushAddress {
  readonly endpoint: string;
  /** The browser's public key and its shared secret, base64url. */
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

export interface PushMessage {
  readonly to: PushAddress;
  /**
   * At most 3,900 bytes of UTF-8, because services guarantee 4,096 after encryption. Must not contain anything about a
   * patient.
   */
  readonly text: string;
  /** Whole seconds for which the service keeps an undelivered message. */
  readonly ttl: number;
  readonly urgency: 'normal' | 'high';
  /** At most 32 characters of base64url; replaces an undelivered message of the same topic. */
  readonly topic: string;
}

/** What the push service answered. */
export type PushDelivery =
  | { kind: 'accepted' }
  /** The browser has ended the subscription: delete it. */
  | { kind: 'gone' }
  /** Another try would not help. */
  | { kind: 'refused'; status: number }
  /** The message may be sent again; the same topic replaces one that did arrive. */
  | { kind: 'unknown'; why: string };
