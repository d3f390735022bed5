import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { BlockList } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { VARIABLE_NAMES, readConfig } from '../server/src/platform/config.ts';

const read = (name: string) => readFileSync(new URL(`../ops/${name}`, import.meta.url), 'utf8');

interface Service {
  environment?: Record<string, string>;
  networks?: unknown;
  volumes?: string[];
  network_mode?: string;
  entrypoint?: string[];
}
interface Compose {
  services: Record<string, Service>;
  networks: Record<string, { ipam?: { config: { subnet: string }[] } } | null>;
}

const text = read('compose.yaml');
const compose = parse(text) as Compose;
const example = Object.fromEntries(
  read('env.example')
    .split('\n')
    .filter((line) => /^[A-Z_]+=/.test(line))
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
);

/** What an operator has to fill in. The other values of env.example work as they are. */
const FILLED: Record<string, string> = {
  DATABASE_ADMIN_PASSWORD: 'one',
  DATABASE_OWNER_PASSWORD: 'two',
  DATABASE_APP_PASSWORD: 'three',
  APP_SECRET: 'pFAwDYYEXhZl4oVW1KTcIOpTxoV9BWk2n3b4DNWRr2E=',
  TURN_SECRET: '2e4c81d09f7ab356c8e1f4a7d20b93655af0c7e81b3d942f6e058ca1b7d3f924',
  AZAMPAY_APP_NAME: 'a',
  AZAMPAY_CLIENT_ID: 'b',
  AZAMPAY_CLIENT_SECRET: 'c',
  AFRICASTALKING_USERNAME: 'd',
  AFRICASTALKING_API_KEY: 'e',
};

/** Replaces `${NAME}`, `${NAME:-else}` and `${NAME:?must be set}` as compose does. */
function substituted(value: string, environment: Record<string, string>): string {
  return value.replaceAll(
    /\$\{([A-Z_]+)(?::([-?])([^}]*))?\}/g,
    (_all, name: string, kind: string | undefined, rest: string | undefined) => {
      const set = environment[name] ?? '';
      if (set === '' && kind === '?') throw new Error(`${name}: ${rest ?? ''}`);
      return set === '' && kind === '-' ? (rest ?? '') : set;
    },
  );
}

test('the product or compose reads every variable of env.example', () => {
  const used = new Set([...text.matchAll(/\$\{([A-Z_]+)/g)].map(([, name = '']) => name));
  expect(Object.keys(example).filter((name) => !VARIABLE_NAMES.includes(name) && !used.has(name))).toEqual([]);
  expect([...used].filter((name) => !(name in example))).toEqual([]);
});

test('a production start accepts env.example and compose.yaml as shipped, once the secrets are filled in', () => {
  const file = { ...example, ...FILLED };
  const own = Object.entries(compose.services['product']?.environment ?? {}).map(([name, value]) => [
    name,
    substituted(value, file),
  ]);
  const config = readConfig({ ...file, ...Object.fromEntries(own) });
  expect(config).toMatchObject({ production: true, sandbox: false, seedDemo: false });
  expect(config.TURN_URLS).toContain('turn:turn.tabibu.example:3478?transport=udp');
});

test('the product never gets the password of the database superuser', () => {
  expect(compose.services['product']?.environment?.['DATABASE_ADMIN_PASSWORD']).toBe('');
});

test('the product trusts the address of nginx and no other', () => {
  const outside = compose.services['gate']?.networks as { outside: { ipv4_address: string } };
  const subnet = compose.networks['outside']!.ipam!.config[0]!.subnet;
  const network = new BlockList();
  network.addSubnet(subnet.split('/')[0]!, Number(subnet.split('/')[1]));
  expect(network.check(outside.outside.ipv4_address)).toBe(true);
  expect([
    example['TRUSTED_PROXIES'],
    substituted(compose.services['product']!.environment!['TRUSTED_PROXIES']!, {}),
  ]).toEqual([outside.outside.ipv4_address, outside.outside.ipv4_address]);
});

test('nginx logs no paths and no query strings: paths hold callback secrets and links, query strings hold numbers', () => {
  const nginx = read('nginx.conf').replaceAll(/#.*/g, '');
  const formats = [...nginx.matchAll(/log_format\s+(\w+)([^;]*);/g)];
  expect(formats).toHaveLength(1);
  expect(formats[0]![2]).not.toMatch(
    /\$(request|request_uri|uri|document_uri|args|query_string|is_args|arg_\w+|http_\w+|sent_http_\w+|cookie_\w+|request_body|request_filename)\b/,
  );
  expect([...nginx.matchAll(/access_log\s+([^;]*);/g)].map(([, what]) => what)).toEqual([
    `/var/log/nginx/access.log ${formats[0]![1]}`,
  ]);
  // At lower levels the error log quotes whole request lines.
  expect([...nginx.matchAll(/error_log\s+([^;]*);/g)].map(([, what]) => what)).toEqual([
    '/var/log/nginx/error.log emerg',
  ]);
});

test('compose starts a relay with the shipped settings and the relay secret of the product', () => {
  const relay = compose.services['relay']!;
  expect(relay.network_mode).toBe('host');
  expect(relay.entrypoint?.at(-1)).toBe('/etc/coturn/start-coturn.sh');
  expect(relay.volumes).toContain('./coturn.conf:/etc/coturn/coturn.conf:ro');
  expect(relay.environment?.['TURN_SECRET']).toContain('TURN_SECRET');
  const tls = /turns:[^:]+:(\d+)/.exec(compose.services['product']!.environment!['TURN_URLS']!)?.[1];
  expect(relay.environment?.['TURN_TLS_PORT']).toBe(tls);
});

test('every file that compose mounts from this folder is shipped, except the certificates', () => {
  const mounted = Object.values(compose.services)
    .flatMap(({ volumes = [] }) => volumes)
    .map((volume) => volume.split(':')[0]!)
    .filter((path) => path.startsWith('./') && !path.startsWith('./certificates'));
  for (const path of mounted) expect(read(path.slice(2))).not.toBe('');
  expect(mounted.length).toBeGreaterThan(2);
});

test('the relay does not start with the example secret of the shipped file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tabibu-relay-'));
  for (const name of ['coturn.conf', 'start-coturn.sh'])
    copyFileSync(new URL(`../ops/${name}`, import.meta.url), join(folder, name));
  writeFileSync(join(folder, 'turnserver'), '#!/bin/sh\ncat "$2"; rm "$2"\n');
  chmodSync(join(folder, 'turnserver'), 0o755);
  const start = (environment: Record<string, string>) =>
    spawnSync('/bin/sh', [join(folder, 'start-coturn.sh')], {
      env: { PATH: `${folder}:/usr/bin:/bin`, ...environment },
      encoding: 'utf8',
    });
  const { stdout } = start({ TURN_HOST: 'turn.tabibu.example', TURN_SECRET: 'a/b+c=', TURN_TLS_PORT: '5349' });
  const lines = (key: string) => stdout.split('\n').filter((line) => line.startsWith(`${key}=`));
  expect([lines('static-auth-secret'), lines('realm'), lines('tls-listening-port'), lines('external-ip')]).toEqual([
    ['static-auth-secret=a/b+c='],
    ['realm=turn.tabibu.example'],
    ['tls-listening-port=5349'],
    [],
  ]);
  expect(stdout).toContain('denied-peer-ip=10.0.0.0-10.255.255.255');
  expect(start({ TURN_HOST: 'turn.tabibu.example' }).status).not.toBe(0);
  rmSync(folder, { recursive: true });
});
