import { randomUUID } from 'node:crypto';
import { planSearch } from '../server/src/modules/doctors/search-store.ts';
import { writeCursor } from '../server/src/modules/doctors/turn-page.ts';
import { startBareList } from './http/bare-list.ts';
import { hammer } from './http/hammer.ts';
import { removeDataDir, startBenchedProduct } from './product-process.ts';
import { median } from './table.ts';
import type { Row } from './table.ts';

const ROUNDS = 7;
const SECONDS = 2;
const CONNECTIONS = 16;
const PATHS = 600;

/** The first page, asked for by an address that nobody used before: it begins after a doctor who would come first. */
function freshPath(): string {
  return `/api/doctors?country=TZ&limit=20&sort=rating&cursor=${writeCursor('rating', [0, '!', randomUUID()])}`;
}

/** `GET /api/doctors` with 20 rows: answers made each time, and answers that may be kept for a moment, beside bare `node:http`. */
export async function measureDoctorsList(): Promise<Row[]> {
  const product = await startBenchedProduct({ WORKER: 'false' });
  const { text } = planSearch({
    country: 'TZ', specialties: undefined, doctorType: undefined, leastRating: undefined, callType: undefined, meanings: [], order: 'rating',
    after: [0, '!', randomUUID()], limit: 21, now: new Date(),
  }).statement;
  const bare = await startBareList({ login: product.login('app'), text, connections: 20 });
  const fresh = Array.from({ length: CONNECTIONS }, () => Array.from({ length: PATHS }, freshPath));
  const same = fresh.map(() => [freshPath()]).map((_, __, all) => all[0]!);
  const rates = { bare: [] as number[], made: [] as number[], kept: [] as number[] };
  try {
    for (let round = -1; round < ROUNDS; round += 1) {
      const once = {
        bare: await hammer({ url: bare.url, paths: fresh, seconds: SECONDS }),
        made: await hammer({ url: product.url, paths: fresh, seconds: SECONDS }),
        kept: await hammer({ url: product.url, paths: same, seconds: SECONDS }),
      };
      // The first round warms up.
      if (round >= 0) for (const side of ['bare', 'made', 'kept'] as const) rates[side].push(once[side]);
    }
  } finally {
    bare.child.kill();
    await product.stop();
    removeDataDir(product.dataDir);
  }
  return [row('made each time', rates.made, rates.bare, 0.9), row('public, kept for at most 2 s', rates.kept, rates.bare, 2)];
}

function row(what: string, ours: readonly number[], bare: readonly number[], goal: number): Row {
  const ratio = median(ours.map((rate, round) => rate / bare[round]!));
  return {
    what: `\`GET /api/doctors\`, 20 rows, ${what}`,
    measured: `${median(ours).toFixed(0)}/s = ${ratio.toFixed(2)}`,
    beside: `bare \`node:http\` and \`pg\`, same statement: ${median(bare).toFixed(0)}/s`,
    goal: `≥ ${goal}`,
    met: ratio >= goal,
  };
}
