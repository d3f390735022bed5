import { receiveDelivery, receiveWhatsAppReport } from '@tabibu/contract/notices';
import { receiveVoice } from '@tabibu/contract/calls';
import { receiveCallback } from '@tabibu/contract/payments';
import { callbackSecret } from './platform/callback-secret.ts';
import type { Keys } from './platform/keys.ts';

/** One address that an outside party calls. */
export interface Callback {
  /** Our name of the party, for example 'azampay'. */
  readonly party: string;
  readonly kind: 'payment' | 'voice' | 'delivery-report';
  /** Which of CALLBACK_KEYS makes the secret part; the default is number 1. */
  readonly number?: string;
}

/**
 * Returns the address at which an outside party reports to us, including its secret part. `origin` has no slash at its
 * end.
 */
export function callbackAddress(keys: Keys, origin: string, { party, kind, number }: Callback): string {
  if (kind === 'voice') {
    const secret = callbackSecret({ keys }, `${party}-voice`, number);
    return origin + receiveVoice.path.replace(':secret', secret);
  }
  const secret = callbackSecret({ keys }, party, number);
  if (party === 'whatsapp') return origin + receiveWhatsAppReport.path.replace(':secret', secret);
  return kind === 'payment'
    ? origin + receiveCallback.path.replace(':provider', party).replace(':secret', secret)
    : origin + receiveDelivery.path.replace(':secret', secret);
}
