import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const plot = mkdtempSync(join(tmpdir(), 'tabibu-map-'));

const cleanTree = {
  'modules.json': JSON.stringify({ doctors: { keeps: [], calls: [] }, bookings: { keeps: [], calls: ['doctors'] } }),
  'contract/src/doctors.ts':
    "import { z } from 'zod';\nexport const doctor = z.string();\nexport type Doctor = string;\n",
  'contract/src/countries.ts': 'export const countries = 10;\n',
  'server/src/platform/clock.ts': 'export const clock = 1;\n',
  'server/src/event-handlers/index.ts': 'export const handlers = 1;\n',
  'server/src/modules/doctors/store.ts': 'export const rows = 1;\n',
  'server/src/modules/doctors/index.ts': "export { rows } from './store.ts';\n",
  'server/src/modules/bookings/rules.ts': 'export const rule = 1;\n',
  'server/src/modules/bookings/index.ts':
    "import { rows } from '../doctors/index.ts';\nexport const bookings = rows;\n",
  'web/src/patient/screen.ts':
    "import type { Doctor } from '../../../contract/src/doctors.ts';\nimport { countries } from '../../../contract/src/countries.ts';\nexport const screen: Doctor = String(countries);\n",
};

beforeAll(() => {
  for (const [path, text] of Object.entries(cleanTree)) write(path, text);
  for (const name of ['.dependency-cruiser.cjs', 'web/floors.json']) copyFileSync(join(root, name), join(plot, name));
  symlinkSync(join(root, 'node_modules'), join(plot, 'node_modules'));
});
afterAll(() => rmSync(plot, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(plot, path)), { recursive: true });
  writeFileSync(join(plot, path), text);
}

/** Runs the check on the test's folder and returns the names of the broken rules. */
function brokenRules(): string[] {
  const { stderr, status } = spawnSync(process.execPath, [join(root, 'scripts/check-module-map.mjs'), plot], {
    encoding: 'utf8',
  });
  const names = [...stderr.matchAll(/^([\w-]+): .+ → /gm)].map(([, name]) => name!);
  if (names.length === 0 && status !== 0) throw new Error(stderr);
  return names;
}

test('the modules of modules.json do not call each other in a circle, and each exists', () => {
  const map = JSON.parse(readFileSync(join(root, 'modules.json'), 'utf8')) as Record<string, { calls: string[] }>;
  const reaches = (from: string, to: string): boolean =>
    (map[from]?.calls ?? []).some((next) => next === to || reaches(next, to));
  expect(Object.keys(map).filter((name) => reaches(name, name))).toEqual([]);
  expect(
    Object.values(map)
      .flatMap(({ calls }) => calls)
      .filter((name) => !map[name]),
  ).toEqual([]);
});

test('a folder that follows the module map breaks no rule', () => {
  expect(brokenRules()).toEqual([]);
});

test.each([
  [
    'a changed file',
    'server/src/modules/doctors/store.ts',
    "export { bookings as rows } from '../bookings/index.ts';\n",
    ['doctors-calls-only-nobody', 'no-cycles'],
  ],
  [
    'a changed map',
    'modules.json',
    JSON.stringify({ doctors: { keeps: [], calls: [] }, bookings: { keeps: [], calls: [] } }),
    ['bookings-calls-only-nobody'],
  ],
  [
    'a contract file that got a schema',
    'contract/src/countries.ts',
    "import { z } from 'zod';\nexport const countries = z.number();\n",
    ['no-zod-in-the-browser'],
  ],
])('%s is refused although all was green before', (_what, path, text, rules) => {
  expect(brokenRules()).toEqual([]);
  write(path, text);
  try {
    expect(brokenRules()).toEqual(rules);
    expect(brokenRules()).toEqual(rules);
  } finally {
    write(path, cleanTree[path as keyof typeof cleanTree]);
  }
});

test.each([
  [
    'a call against the map',
    'server/src/modules/doctors/list-doctors.ts',
    "import { bookings } from '../bookings/index.ts';\nexport const list = bookings;\n",
    'doctors-calls-only-nobody',
  ],
  [
    'an import past the index of a module',
    'server/src/modules/bookings/create-booking.ts',
    "import { rows } from '../doctors/store.ts';\nexport const create = rows;\n",
    'through-the-door',
  ],
  [
    'a type import past the index of a module',
    'server/src/modules/bookings/create-booking.ts',
    "import type { rows } from '../doctors/store.ts';\nexport type Create = typeof rows;\n",
    'through-the-door',
  ],
  [
    'a dynamic import past the index of a module',
    'server/src/modules/bookings/create-booking.ts',
    "export const create = async () => import('../doctors/store.ts');\n",
    'through-the-door',
  ],
  [
    'a module that is not on the map',
    'server/src/modules/vitals/index.ts',
    "import { clock } from '../../platform/clock.ts';\nexport const vitals = clock;\n",
    'every-module-is-on-the-map',
  ],
  [
    'an event that knows a module',
    'server/src/events/bookings.ts',
    "import { rows } from '../modules/doctors/index.ts';\nexport const events = rows;\n",
    'events-and-jobs-stand-below',
  ],
  [
    'the platform naming a module',
    'server/src/platform/audit.ts',
    "import { rows } from '../modules/doctors/index.ts';\nexport const audit = rows;\n",
    'platform-knows-no-module',
  ],
  [
    'a module calling an event handler',
    'server/src/modules/bookings/create-booking.ts',
    "import { handlers } from '../../event-handlers/index.ts';\nexport const create = handlers;\n",
    'modules-publish-events',
  ],
  [
    'an adapter naming a module',
    'server/src/integrations/sms/port.ts',
    "import { rows } from '../../modules/doctors/index.ts';\nexport const port = rows;\n",
    'integrations-know-no-module',
  ],
  [
    'a rule with input and output',
    'server/src/modules/bookings/states.ts',
    "import { clock } from '../../platform/clock.ts';\nexport const states = clock;\n",
    'rules-are-pure',
  ],
  [
    'the web importing the server',
    'web/src/patient/session.ts',
    "import { clock } from '../../../server/src/platform/clock.ts';\nexport const session = clock;\n",
    'web-and-server-meet-in-the-contract',
  ],
  [
    'a schema in the browser',
    'web/src/patient/form.ts',
    "import { doctor } from '../../../contract/src/doctors.ts';\nexport const form = doctor;\n",
    'no-zod-in-the-browser',
  ],
  [
    'a contract that brings more than zod',
    'contract/src/fees.ts',
    "import { readFileSync } from 'node:fs';\nexport const fees = readFileSync;\n",
    'contract-imports-only-zod',
  ],
  [
    'a type of happy-dom in the web',
    'web/src/testing/window.ts',
    "import type { Window } from 'happy-dom';\nexport type Browser = Window;\n",
    'web-sources-know-no-node',
  ],
  ['a cycle', 'web/src/patient/turn.ts', "import { back } from './back.ts';\nexport const turn = back;\n", 'no-cycles'],
])('%s is refused', (_what, path, text, rule) => {
  write(path, text);
  write(
    'web/src/patient/back.ts',
    path === 'web/src/patient/turn.ts'
      ? "import { turn } from './turn.ts';\nexport const back = () => turn;\n"
      : 'export const back = 1;\n',
  );
  try {
    expect(brokenRules()).toContain(rule);
  } finally {
    rmSync(join(plot, path));
    rmSync(join(plot, 'web/src/patient/back.ts'));
  }
});

test('a folder of the web that looks up, or beside itself, is refused on every floor', () => {
  const floors = (JSON.parse(readFileSync(join(root, 'web/floors.json'), 'utf8')) as object[]).map(Object.keys);
  const rooms = floors.flat();
  // Each looks at the room that follows it, on its own floor or on the next one; the highest has none above.
  const looksUp = rooms.slice(0, -1).map((room, place) => [room, rooms[place + 1]!] as const);
  const files = rooms.map((room) => `web/src/${room}/own.ts`);
  for (const file of files) write(file, 'export const own = 1;\n');
  for (const [room, above] of looksUp)
    write(`web/src/${room}/up.ts`, `export const up = async () => import('../${above}/own.ts');\n`);
  write('web/src/app/testing.ts', "import { stage } from '../testing/stage.ts';\nexport const testing = stage;\n");
  write('web/src/testing/stage.ts', 'export const stage = 1;\n');
  write('web/src/attic/box.ts', "import { own } from '../ui/own.ts';\nexport const box = own;\n");
  try {
    expect(new Set(brokenRules())).toEqual(
      new Set([
        ...looksUp.map(([room]) => `web-${room}-imports-only-lower-floors`),
        'web-testing-stays-in-tests',
        'every-web-folder-has-a-floor',
      ]),
    );
  } finally {
    for (const room of [...rooms, 'testing', 'attic'])
      for (const name of ['own', 'up', 'testing', 'stage', 'box'])
        rmSync(join(plot, `web/src/${room}/${name}.ts`), { force: true });
  }
});
