import { sandboxSecrets } from '@tabibu/sandbox/secrets';
import type { SandboxSecrets } from '@tabibu/sandbox/secrets';
import { sandboxAddress } from '../socket-address.ts';
import type { MailSender } from './port.ts';
import { smtp } from './smtp.ts';

/** A mail server of the settings. */
export interface MailServer {
  readonly host: string;
  readonly port: number;
  readonly security: 'starttls' | 'tls' | 'none';
  readonly login: { readonly user: string; readonly password: string } | null;
  readonly from: string;
}

interface Surroundings {
  readonly smtp?: MailServer | null;
  readonly sandbox: { readonly url: string; readonly secrets?: Partial<SandboxSecrets> } | null;
  readonly now: () => Date;
  readonly timeoutMs?: number;
}

/** The address from which the sandbox's emails come; no mail server knows it. */
const SANDBOX_SENDER = 'noreply@tabibu.example';

/** Returns what sends email: the server of the settings, or the sandbox's, or null. */
export function openMail({ smtp: server = null, sandbox, now, timeoutMs }: Surroundings): MailSender | null {
  const options = { now, ...(timeoutMs === undefined ? {} : { timeoutMs }) };
  if (server !== null) {
    const { host, port, ...rest } = server;
    return smtp({ ...rest, address: async () => ({ host, port }) }, { sandbox: false, ...options });
  }
  if (sandbox === null) return null;
  const address = sandboxAddress(sandbox.url, 'smtp');
  const login = sandboxSecrets(sandbox.secrets).smtp;
  return smtp({ address, login, security: 'none', from: SANDBOX_SENDER }, { sandbox: true, ...options });
}
