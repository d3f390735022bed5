import { afterAll, beforeAll, expect, test } from 'vitest';
import { newDatabase } from './own-database.ts';
import type { OwnDatabase } from './own-database.ts';
import { launchProduct, untilReady } from './processes.ts';
import { eventually } from '../slow-machines.ts';
import { freePort } from '../../../scripts/free-port.ts';
import type { Running } from './processes.ts';

let database: OwnDatabase;
let product: Running;

interface Outbox {
  messages: { to: string; text: string }[];
}

beforeAll(async () => {
  database = await newDatabase();
  const port = await freePort();
  product = launchProduct({
    port,
    sandboxUrl: '',
    databaseUrl: database.url,
    environment: {
      NODE_ENV: 'production',
      SANDBOX: 'true',
      SEED_DEMO: 'false',
      RATE_LIMITS: 'true',
      JOB_SPEED: '1',
      PUBLIC_URL: 'https://tabibu.example',
      TRUSTED_PROXIES: 'loopback',
      APP_SECRET: 'q3VtXo0Zr8yK5wPn1sLdJ7uHc2mEaBf9GkTi4RxNvYQ=',
    },
  });
  await untilReady(product);
});
afterAll(async () => {
  await product.kill('SIGTERM');
  await database.drop();
});

async function askForCode(phone: string): Promise<string> {
  const reply = await fetch(`${product.url}/api/auth/code`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-csrf': 'visitor', origin: 'https://tabibu.example' },
    body: JSON.stringify({ phone, country: 'TZ', language: 'sw', full_name: 'Asha Juma' }),
  });
  const { data } = (await reply.json()) as { data: { sandbox_outbox: string } };
  return data.sandbox_outbox;
}

const outbox = async (path: string) => ((await (await fetch(product.url + path)).json()) as Outbox).messages;

const arrived = (path: string) =>
  eventually(async () => {
    const messages = await outbox(path);
    return messages.length > 0 && messages;
  });

test('a public demonstration warns in capitals at its start that it is a sandbox, and that there is no relay', () => {
  expect(product.output()).toMatch(/WARNING {2}SANDBOX=true AT A PUBLIC ADDRESS/);
  expect(product.output()).toMatch(/WARNING {2}NO RELAY FOR CALLS/);
});

test('its outbox shows a code only to the browser that asked for it', async () => {
  const [mine, theirs] = [await askForCode('+255754000311'), await askForCode('+255754000312')];
  expect(await arrived(mine)).toEqual([
    expect.objectContaining({ to: '+255754000311', text: expect.stringMatching(/\b\d{6}\b/) }),
  ]);
  await arrived(theirs);
  const key = new URLSearchParams(mine.split('?')[1]).get('key')!;
  for (const path of [
    '/sandbox/outbox',
    '/sandbox/outbox?phone=%2B255754000312',
    `/sandbox/outbox?phone=%2B255754000312&key=${key}`,
    '/sandbox/outbox?key=',
  ])
    expect(await outbox(path)).toEqual([]);
  // A second code for the number goes to the browser that asked for that one.
  expect(await outbox(mine)).toHaveLength(1);
});

test('its telephone shows no message and lists no number, and the ledger of all payments is closed', async () => {
  const telephone = await (await fetch(`${product.url}/sandbox/handset?phone=255754000312&lang=en`)).text();
  expect(telephone).toContain('This address is public');
  expect(telephone).not.toMatch(/\b\d{6}\b/);
  expect(await (await fetch(`${product.url}/sandbox/handset`)).text()).not.toContain('255754000312');
  for (const path of ['/sandbox/truth/all', '/sandbox/truth/calls', '/sandbox/scenario'])
    expect((await fetch(product.url + path)).status).toBe(404);
});
