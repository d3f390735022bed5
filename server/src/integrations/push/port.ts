/** What the product needs to ring a browser whose page is closed (Web Push, RFC 8030). No call throws for what a push service did. */
export interface PushSender {
  /** P-256, uncompressed, base64url: what browsers subscribe with. */
  readonly publicKey: string;
  /** Whether we would ever send to this browser: its address belongs to a push service that we know, and its keys are keys. */
  accepts(subscription: PushAddress): boolean;
  /** Encrypts for the browser and hands the message to its push service. */
  sendPush(message: PushMessage): Promise<PushOutcome>;
}

/** What a browser tells of its subscription. Hostile input: the address decides where our server sends a request. */
export interface PushAddress {
  readonly endpoint: string;
  /** The browser's public key and its shared secret, base64url. */
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

export interface PushMessage {
  readonly to: PushAddress;
  /** At most 3,900 bytes of UTF-8: services guarantee 4,096 after encryption. Nothing about a patient belongs in it. */
  readonly text: string;
  /** Whole seconds after which the service forgets what it could not deliver. */
  readonly ttl: number;
  readonly urgency: 'normal' | 'high';
  /** At most 32 characters of base64url; replaces an undelivered message of the same topic. */
  readonly topic: string;
}

export type PushOutcome =
  | { kind: 'accepted' }
  /** The browser has gone for good: forget the subscription. */
  | { kind: 'gone' }
  /** Trying again would not help. */
  | { kind: 'refused'; status: number }
  /** To be tried again; the same topic replaces what may have arrived. */
  | { kind: 'unknown'; why: string };
