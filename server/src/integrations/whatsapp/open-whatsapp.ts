import { sandboxSecrets } from '@tabibu/sandbox/secrets';
import type { SandboxSecrets } from '@tabibu/sandbox/secrets';
import { openCircuit } from '../circuit.ts';
import { cloudApi } from './cloud-api.ts';
import type { WhatsAppConfig } from './cloud-api.ts';
import type { WhatsAppGateway } from './port.ts';

interface Surroundings {
  /** Our number at WhatsApp; null or missing: the sandbox's, or none. */
  readonly whatsapp?: WhatsAppConfig | null;
  readonly sandbox: { readonly url: string; readonly secrets?: Partial<SandboxSecrets> } | null;
  readonly now: () => Date;
  readonly timeoutMs?: number;
}

/** Returns the gateway, or null without credentials and sandbox. Throws when a real host is not https. */
export function openWhatsApp({ whatsapp = null, sandbox, now, timeoutMs }: Surroundings): WhatsAppGateway | null {
  const options = { circuit: openCircuit(now), ...(timeoutMs === undefined ? {} : { timeoutMs }) };
  if (whatsapp !== null) {
    if (new URL(whatsapp.url).protocol !== 'https:')
      throw new Error(`an outside party must be called over https: ${whatsapp.url}`);
    return cloudApi(whatsapp, { sandbox: false, ...options });
  }
  if (sandbox === null) return null;
  const credentials = sandboxSecrets(sandbox.secrets).whatsapp;
  return cloudApi({ url: `${sandbox.url}/sandbox/whatsapp/v23.0`, ...credentials }, { sandbox: true, ...options });
}
