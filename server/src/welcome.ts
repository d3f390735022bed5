import { networkInterfaces } from 'node:os';
import type { Config } from './platform/config.ts';

export interface Welcome {
  readonly config: Config;
  readonly port: number;
  readonly dataDir: string;
  readonly milliseconds: number;
  readonly sandbox: boolean;
}

/** Says where the product is, how to sign in and where its data lives. */
export function welcome({ config, port, dataDir, milliseconds, sandbox }: Welcome): void {
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
