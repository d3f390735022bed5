import type { Language } from '@tabibu/contract/languages';
import type { CallbackHeaders } from '../payment-gateway/port.ts';

/** Our business number at WhatsApp. No method throws because of the provider: every outcome is a value. */
export interface WhatsAppGateway {
  readonly name: 'whatsapp';
  readonly sandbox: boolean;
  /** Hands over the one approved message. Accepted means that WhatsApp took it, not that a phone received it. */
  sendNotice(input: WhatsAppRequest): Promise<WhatsAppOutcome>;
  /**
   * Reads what WhatsApp reports of messages from its raw bytes. A report without our signature is rejected; the others
   * change nothing but messages that we sent.
   */
  readReports(raw: Buffer, headers: CallbackHeaders): WhatsAppReading;
}

export interface WhatsAppRequest {
  /** E.164. */
  readonly to: string;
  readonly language: Language;
  /** The address that the message names. */
  readonly link: string;
}

/**
 * `not-on-whatsapp`: the number has no WhatsApp, or an old one. `blocked`: its owner or WhatsApp does not want the
 * message. `window`: it went as free text, which is allowed for a day after a message of the person. `template`: the
 * approved message is missing, paused or another one. `account`: our token, number or payment, which our operators can
 * put right.
 */
export type WhatsAppRefusal = 'not-on-whatsapp' | 'blocked' | 'window' | 'template' | 'account' | 'other';

export type WhatsAppOutcome =
  | { readonly kind: 'accepted'; readonly messageId: string }
  | { readonly kind: 'refused'; readonly reason: WhatsAppRefusal; readonly code: number | null }
  /**
   * `busy`: too many messages of ours, or to this person, for now. `paused`: it was not asked, because it failed
   * several times in a row just now. `mayHaveReached` false: it certainly did not take the message.
   */
  | { readonly kind: 'unknown'; readonly why: string; readonly mayHaveReached: boolean };

interface WhatsAppReport {
  readonly messageId: string;
  readonly state: 'on-its-way' | 'delivered' | 'failed';
  /** WhatsApp's number of the error. */
  readonly failure: string | null;
}

export type WhatsAppReading =
  | { readonly kind: 'reports'; readonly reports: readonly WhatsAppReport[] }
  | { readonly kind: 'rejected'; readonly why: 'unsigned' | 'bad-signature' | 'wrong-shape' };
