import { networkInterfaces } from 'node:os';
import type { Config } from './platform/config.ts';

export interface StartFacts {
  readonly config: Config;
  readonly port: number;
  readonly dataDir: string;
  readonly milliseconds: number;
  readonly sandbox: boolean;
  /** The phone number of a demo doctor; null without demo data. */
  readonly doctorPhone: string | null;
}

/** Prints where the product is, how to sign in, which way calls go and where the data is stored. */
export function startMessage({ config, port, dataDir, milliseconds, sandbox, doctorPhone }: StartFacts): void {
  const local = `http://localhost:${port}`;
  const lines = [
    '',
    `  Tabibu is ready (${(milliseconds / 1000).toFixed(1)} s):  ${config.PUBLIC_URL ?? local}`,
    ...(config.production
      ? []
      : networkAddresses().map((address) => `  On your phone, same network:  http://${address}:${port}`)),
    '',
    ...(sandbox
      ? [
          '  Sign in as a patient: open the address, choose "Ingia / Sign in", enter any name and a mobile number such as',
          '  0754 000 100. The code appears on the screen, because the SMS sandbox is active. No money moves.',
          ...(doctorPhone === null
            ? []
            : [`  Sign in as a doctor: ${local}/auth?role=doctor with any name and ${doctorPhone}.`]),
          `  The sandbox's telephone, where payments are approved with a PIN:  ${local}/sandbox/handset`,
          `  The sandbox's mailboxes, where the email is read:  ${local}/sandbox/inbox`,
        ]
      : []),
    ...callRouteNotice(config),
    `  Data: ${config.DATABASE_URL === undefined ? dataDir : 'the database of DATABASE_URL'}`,
    '  Stop with Ctrl-C.',
    '',
  ];
  console.log(lines.join('\n'));
  const warned = warnings(config);
  if (warned.length > 0) console.error(warned.join('\n'));
}

/**
 * Returns the lines about the way of voice and video. Without a relay the two sides of a call learn each other's
 * address, and behind some firewalls no connection is possible (K-05).
 */
export function callRouteNotice({ TURN_URLS: urls }: Pick<Config, 'TURN_URLS'>): string[] {
  if (urls.length > 0)
    return [`  Calls go through the relay (${urls.join(', ')}): neither side learns the other's address.`];
  return [
    "  Calls go directly between the two browsers, who then learn each other's network address:",
    '  no relay is set (TURN_URLS, TURN_SECRET; ops/coturn.conf).',
  ];
}

/**
 * Returns the warnings for the error output. They are about settings with which the product starts but that are bad for
 * its users.
 */
export function warnings({
  TURN_URLS: urls,
  DATABASE_URL: database,
  TRUSTED_PROXIES: proxies,
  PUBLIC_URL: address,
  CLAMD_ADDRESS: scanner,
  mailServer,
  production,
  sandbox,
}: Pick<
  Config,
  | 'TURN_URLS'
  | 'DATABASE_URL'
  | 'TRUSTED_PROXIES'
  | 'PUBLIC_URL'
  | 'CLAMD_ADDRESS'
  | 'mailServer'
  | 'production'
  | 'sandbox'
>): string[] {
  const found: string[] = [];
  if (sandbox && isPublic(address))
    found.push(
      'SANDBOX=true AT A PUBLIC ADDRESS: NO MONEY MOVES AND NO MESSAGE IS SENT.\nANYBODY CAN READ EVERY CODE THEY ASK FOR, AND SO SIGN IN AS ANY NUMBER. NEVER WITH PATIENTS.',
    );
  // Not refused: appointments by ordinary phone and calls within one network work without a relay.
  if (production && urls.length === 0)
    found.push(
      'NO RELAY FOR CALLS: MANY CALLS BETWEEN TWO MOBILE NETWORKS WILL NOT COME ABOUT.\nSet TURN_URLS and TURN_SECRET and run coturn (ops/compose.yaml starts one).',
    );
  // Not refused: patients need no document, and nothing unsafe is opened.
  if (production && !sandbox && scanner === undefined)
    found.push(
      'NO MALWARE SCANNER: DOCUMENTS OF DOCTORS WHO APPLY WAIT UNOPENED, AND NOBODY CAN BE APPROVED.\nSet CLAMD_ADDRESS (ops/compose.yaml starts clamd).',
    );
  // Not refused: applicants are told everything by SMS too.
  if (production && !sandbox && mailServer === null)
    found.push('NO MAIL SERVER: NO EMAIL IS SENT, AND NO ADDRESS OF A DOCTOR WHO APPLIES IS VERIFIED.\nSet SMTP_HOST.');
  // Only a demonstration gets here: production with real money refuses to start without DATABASE_URL (config.ts).
  if (production && database === undefined)
    found.push('NO DATABASE_URL: THE DATA LIVE IN THE DATA FOLDER OF THIS MACHINE ALONE.');
  // Production refuses this; elsewhere somebody may be trying out a tunnel.
  if (!production && address?.startsWith('https://') === true && proxies.length === 0)
    found.push(
      'NO TRUSTED_PROXIES: PUBLIC_URL IS https, SO A PROXY STANDS IN FRONT, AND ALL LIMITS COUNT IT AS ONE VISITOR.',
    );
  return found.length === 0
    ? []
    : ['', ...found.flatMap((text) => text.split('\n')).map((line) => `  WARNING  ${line}`), ''];
}

/** Returns whether the address can be reached from elsewhere. Names of this machine and private networks cannot. */
function isPublic(address: string | undefined): boolean {
  if (address === undefined) return false;
  const { hostname } = new URL(address);
  return !/^(localhost|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|\[(::1|f[cd]|fe80))|\.(local|localhost)$/.test(
    hostname,
  );
}

function networkAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flat()
    .flatMap((face) => (face !== undefined && face.family === 'IPv4' && !face.internal ? [face.address] : []));
}
