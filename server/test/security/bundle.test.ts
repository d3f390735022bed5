import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createBuilder } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENDPOINTS } from '@tabibu/contract/endpoints';
import { declaredKeys, requestKeys } from './key-paths.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const CLIENT = join(root, 'web/dist/client');

interface File {
  readonly name: string;
  readonly text: string;
}

function filesOf(folder: string): File[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true, encoding: 'utf8' })
    .filter((entry) => entry.isFile())
    .map((entry) => ({
      name: join(entry.parentPath, entry.name).slice(folder.length + 1),
      text: readFileSync(join(entry.parentPath, entry.name), 'latin1'),
    }));
}

const sourcesOf = (folder: string) =>
  filesOf(join(root, folder)).filter(({ name }) => /\.(ts|tsx|css)$/.test(name) && !name.includes('.test.'));
const readable = (files: readonly File[]) => files.filter(({ name }) => !/\.(br|gz|png)$/.test(name));
const built = filesOf(CLIENT);
/** Without pdf.js, which is copied as it was published: it also runs in Node and carries tables of characters. */
const ours = built.filter(({ name }) => !/^assets\/pdf(\.worker\.min)?-[\w-]+\.js/.test(name));
const hits = (files: readonly File[], pattern: RegExp) =>
  files.flatMap(({ name, text }) => [...text.matchAll(pattern)].map(([hit]) => `${name}: ${hit.slice(0, 80)}`));

/** The names of the configuration's variables, read from the one file that defines them. */
const VARIABLES = [
  ...readFileSync(join(root, 'server/src/platform/config.ts'), 'utf8').matchAll(/^ {2}([A-Z][A-Z_]+):/gm),
].map(([, name]) => name!);
const SECRETS = VARIABLES.filter((name) => /SECRET|KEY|DATABASE/.test(name));

/** Patterns of common kinds of secrets. */
const SECRET_SHAPES: Readonly<Record<string, RegExp>> = {
  'private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----/g,
  'database address': /\bpostgres(ql)?:\/\/\w/g,
  'address with a password': /\bhttps?:\/\/[^\s/"'@:]+:[^\s/"'@]+@/g,
  'cloud key': /\b(AKIA|ASIA)[0-9A-Z]{16}\b|\bAIza[\w-]{35}\b/g,
  'service token':
    /\b(sk|rk|pk)[-_](live|test|ant|proj)[-_]\w{8,}|\bgh[pousr]_\w{30,}|\bxox[abprs]-[\w-]{10,}|\bnpm_\w{30,}/g,
  'bearer or web token': /\bBearer [\w.-]{20,}|\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\./g,
  'named secret with a value':
    /\b(password|passwd|secret|api[_-]?key|client[_-]?secret|access[_-]?token)["']?\s*[:=]\s*["'`][^"'`\s]{6,}["'`]/gi,
};

/** Returns the bits per character. Random keys have more than 4; words and code have less. */
function entropy(text: string): number {
  const counts = new Map<string, number>();
  for (const sign of text) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  return [...counts.values()].reduce((bits, count) => bits - (count / text.length) * Math.log2(count / text.length), 0);
}

describe('files that are sent to browsers (S-03)', () => {
  test('are of the known kinds, without source maps', () => {
    expect(built.length).toBeGreaterThan(30);
    const kinds = new Set(built.map(({ name }) => extname(name.replace(/\.(br|gz)$/, ''))));
    expect(
      [...kinds].filter((kind) => !['.js', '.css', '.svg', '.png', '.webmanifest', '.woff2', '.json'].includes(kind)),
    ).toEqual([]);
    expect(hits(readable(built), /sourceMappingURL|sourcesContent/g)).toEqual([]);
  });

  test.each(Object.entries(SECRET_SHAPES))('contain no %s', (_, shape) => {
    expect(hits(readable(built), shape)).toEqual([]);
  });

  test('contain no long random text', () => {
    const tokens = readable(ours)
      .filter(({ name }) => name.endsWith('.js'))
      .flatMap(({ name, text }) =>
        [...text.matchAll(/["'`]([\w+/=-]{32,200})["'`]/g)].map(([, token]) => ({ name, token: token! })),
      );
    expect(tokens.filter(({ token }) => /\d/.test(token) && entropy(token) > 4.2)).toEqual([]);
  });

  test('name no variable of the server and read no environment', () => {
    expect(VARIABLES.length).toBeGreaterThan(20);
    expect(
      hits(readable(built), new RegExp(`\\b(${VARIABLES.filter((name) => name.includes('_')).join('|')})\\b`, 'g')),
    ).toEqual([]);
    expect(hits(readable(built), /process\.env\b|import\.meta\.env\b/g)).toEqual([]);
  });

  test('contain no code of the server', () => {
    expect(
      hits(
        readable(ours),
        /["'`]node:\w+["'`]|graphile|fastify|node-postgres|createHmac|aes-256-gcm|\binsert into \w|\bselect .{1,80} from \w+ where/gi,
      ),
    ).toEqual([]);
    expect(hits(readable(ours), /server\/src\/|\/work\/|file:\/\//g)).toEqual([]);
  });
});

describe('a build in an environment with secrets', () => {
  const canary = (name: string) => `kanari-ya-${name.toLowerCase()}-9f3b`;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tabibu-bundle-'));
    for (const name of SECRETS) process.env[name] = canary(name);
    const builder = await createBuilder({
      root: join(root, 'web'),
      configFile: join(root, 'web/vite.config.ts'),
      logLevel: 'silent',
      build: { outDir: folder },
    });
    await builder.build(builder.environments['client']!);
  }, 90_000);
  afterAll(() => {
    for (const name of SECRETS) delete process.env[name];
    rmSync(folder, { recursive: true, force: true });
  });

  test('writes none of them into a file', () => {
    const files = filesOf(folder);
    expect(files.length).toBeGreaterThan(20);
    expect(SECRETS.length).toBeGreaterThan(4);
    expect(hits(files, /kanari-ya-/g)).toEqual([]);
  });
});

describe('card data stays with the gateway (P-09)', () => {
  const CARD_FIELD =
    /\b(cvv2?|cvc2?|csc|card[_-]?(number|no|holder|code|expiry)|cardNumber|cardHolder|cc-(number|csc|exp|exp-month|exp-year|name)|expiry[_-]?(date|month|year)|security[_-]?code|pan_number)\b/gi;

  test('no endpoint takes or returns a card field', () => {
    const keys = ENDPOINTS.flatMap((endpoint) =>
      [...requestKeys(endpoint), ...declaredKeys(endpoint.reply)].map((key) => `${endpoint.id} ${key}`),
    );
    expect(keys.length).toBeGreaterThan(150);
    expect(keys.filter((key) => new RegExp(CARD_FIELD).test(key.replaceAll('.', ' ')))).toEqual([]);
  });

  test('no page has a card field, in its sources or as built', () => {
    expect(hits(sourcesOf('web/src'), CARD_FIELD)).toEqual([]);
    expect(hits(readable(built), CARD_FIELD)).toEqual([]);
  });

  test('no table has a card field', () => {
    expect(hits(filesOf(join(root, 'server/migrations')), CARD_FIELD)).toEqual([]);
  });
});
