import { networkInterfaces } from 'node:os';
import type { Config } from './platform/config.ts';

export interface Welcome {
  readonly config: Config;
  readonly port: number;
  readonly dataDir: string;
  readonly milliseconds: number;
  readonly sandbox: boolean;
  /** The number of a demo doctor, when there are any. */
  readonly doctorPhone: string | null;
}

/** Says where the product is, how to sign in, which way calls go and where its data lives. */
export function welcome({ config, port, dataDir, milliseconds, sandbox, doctorPhone }: Welcome): void {
  const local = `http://localhost:${port}`;
  const lines = [
    '',
    `  Tabibu is ready (${(milliseconds / 1000).toFixed(1)} s):  ${config.PUBLIC_URL ?? local}`,
    ...(config.production ? [] : networkAddresses().map((address) => `  On your phone, same network:  http://${address}:${port}`)),
    '',
    ...(sandbox
      ? [
          '  Sign in as a patient: open the address, choose "Ingia / Sign in", enter any name and a mobile number such as',
          '  0754 000 100. The code appears on the screen, because the SMS sandbox is active. No money moves.',
          ...(doctorPhone === null ? [] : [`  Sign in as a doctor: ${local}/auth?role=doctor with any name and ${doctorPhone}.`]),
          `  The sandbox's telephone, where payments are approved with a PIN:  ${local}/sandbox/handset`,
        ]
      : []),
    ...wayOfCalls(config),
    `  Data: ${config.DATABASE_URL === undefined ? dataDir : 'the database of DATABASE_URL'}`,
    '  Stop with Ctrl-C.',
    '',
  ];
  console.log(lines.join('\n'));
  const warned = warnings(config);
  if (warned.length > 0) console.error(warned.join('\n'));
}

/** Which way voice and picture go. Without a relay the two learn each other's address, and where firewalls stand in between they may not meet (K-05). */
export function wayOfCalls({ TURN_URLS: urls }: Pick<Config, 'TURN_URLS'>): string[] {
  if (urls.length > 0) return [`  Calls go through the relay (${urls.join(', ')}): neither side learns the other's address.`];
  return ['  Calls go directly between the two browsers, who then learn each other\'s network address:', '  no relay is set (TURN_URLS, TURN_SECRET; ops/coturn.conf).'];
}

/** What an operator has to know at each start, because it works and is wrong for people: in capitals, on the error output. */
export function warnings({ TURN_URLS: urls, DATABASE_URL: database, TRUSTED_PROXIES: proxies, PUBLIC_URL: address, production, sandbox }: Pick<Config, 'TURN_URLS' | 'DATABASE_URL' | 'TRUSTED_PROXIES' | 'PUBLIC_URL' | 'production' | 'sandbox'>): string[] {
  const found: string[] = [];
  if (sandbox && isPublic(address)) found.push('SANDBOX=true AT A PUBLIC ADDRESS: NO MONEY MOVES AND NO MESSAGE IS SENT.\nANYBODY CAN READ EVERY CODE THEY ASK FOR, AND SO SIGN IN AS ANY NUMBER. NEVER WITH PATIENTS.');
  // Not refused: appointments by telephone and calls within one network work without.
  if (production && urls.length === 0) found.push('NO RELAY FOR CALLS: MANY CALLS BETWEEN TWO MOBILE NETWORKS WILL NOT COME ABOUT.\nSet TURN_URLS and TURN_SECRET and run coturn (ops/compose.yaml starts one).');
  // Production with real money refuses to start without (config.ts); here it is a demonstration.
  if (production && database === undefined) found.push('NO DATABASE_URL: THE DATA LIVE IN THE DATA FOLDER OF THIS MACHINE ALONE.');
  // Refused in production; elsewhere somebody may try a tunnel.
  if (!production && address?.startsWith('https://') === true && proxies.length === 0) found.push('NO TRUSTED_PROXIES: PUBLIC_URL IS https, SO A PROXY STANDS IN FRONT, AND ALL LIMITS COUNT IT AS ONE VISITOR.');
  return found.length === 0 ? [] : ['', ...found.flatMap((text) => text.split('\n')).map((line) => `  WARNING  ${line}`), ''];
}

/** Whether people from elsewhere reach this address; a name of this machine or of a private network is for those who stand beside it. */
function isPublic(address: string | undefined): boolean {
  if (address === undefined) return false;
  const { hostname } = new URL(address);
  return !/^(localhost|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|\[(::1|f[cd]|fe80))|\.(local|localhost)$/.test(hostname);
}

function networkAddresses(): string[] {
  return Object.values(networkInterfaces()).flat().flatMap((face) => (face !== undefined && face.family === 'IPv4' && !face.internal ? [face.address] : []));
}
