import { createSandbox } from './sandbox.ts';

/**
 * Runs the sandbox as a process of its own. PORT and HOST: where it listens. JOURNAL: the file with its stored data.
 * CALLBACK_URL: the product's callback address, with {party} and {path} in place of the names, for example
 * http://127.0.0.1:3000/api/payments/{party}/callback/<secret>. PUBLIC_URL and SPEED are optional.
 */
const { PORT = '3001', HOST = '127.0.0.1', JOURNAL, CALLBACK_URL, PUBLIC_URL, SPEED = '1' } = process.env;

if (CALLBACK_URL === undefined)
  throw new Error('CALLBACK_URL must say where callbacks go, with {party} in place of the name');

const app = createSandbox({
  journalFile: JOURNAL ?? null,
  callbackUrl: (party, path) => CALLBACK_URL.replace('{party}', party).replace('{path}', path),
  now: () => new Date(),
  speed: Number(SPEED),
  host: HOST,
  publicUrl: PUBLIC_URL ?? null,
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close());
console.log(`sandbox: ${await app.listen({ port: Number(PORT), host: HOST })}/sandbox`);
