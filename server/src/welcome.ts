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

/** Says where the product is, how to sign in and where its data lives. */
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
    `  Data: ${config.DATABASE_URL === undefined ? dataDir : 'the database of DATABASE_URL'}`,
    '  Stop with Ctrl-C.',
    '',
  ];
  console.log(lines.join('\n'));
}

function networkAddresses(): string[] {
  return Object.values(networkInterfaces()).flat().flatMap((face) => (face !== undefined && face.family === 'IPv4' && !face.internal ? [face.address] : []));
}
