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
}

/** Which way voice and picture go. Without a relay the two learn each other's address, and where firewalls stand in between they may not meet (K-05). */
export function wayOfCalls({ TURN_URLS: urls, production }: Pick<Config, 'TURN_URLS' | 'production'>): string[] {
  if (urls.length > 0) return [`  Calls go through the relay (${urls.join(', ')}): neither side learns the other's address.`];
  const direct = ['Calls go directly between the two browsers, who then learn each other\'s network address:', 'no relay is set (TURN_URLS, TURN_SECRET; ops/coturn.conf).'];
  if (!production) return direct.map((line) => `  ${line}`);
  return ['', ...direct.map((line) => `  WARNING  ${line}`), '  WARNING  Many calls over mobile networks will not come about without one.', ''];
}

function networkAddresses(): string[] {
  return Object.values(networkInterfaces()).flat().flatMap((face) => (face !== undefined && face.family === 'IPv4' && !face.internal ? [face.address] : []));
}
