import { randomUUID } from 'node:crypto';
import type { ClientConfig } from 'pg';
import { startBareList } from './http/bare-list.ts';
import { hammer } from './http/hammer.ts';
import { openTracedProduct } from './http/trace.ts';
import { removeDataDir, startBenchedProduct } from './product-process.ts';
import { median } from './table.ts';
import type { Row } from './table.ts';

const ROUNDS = 7;
const SECONDS = 2;
const CONNECTIONS = 16;
const PATHS = 600;

/**
 * Returns the path of the first page under an address that was not used before: its cursor comes before the first
 * doctor.
 */
function pathAfter(id: string): string {
  return `/api/doctors?country=TZ&limit=20&sort=rating&cursor=${Buffer.from(JSON.stringify(['rating', 0, '!', id])).toString('base64url')}`;
}

const freshPath = () => pathAfter(randomUUID());

/** Returns the statement that the product itself sends for such a page. */
async function listStatement(login: ClientConfig): Promise<{ text: string; values: readonly unknown[]; idAt: number }> {
  const product = await openTracedProduct(login);
  try {
    const id = randomUUID();
    const reply = await product.app.inject({ url: pathAfter(id) });
    const search = product.takeSent().find(({ values }) => values.includes(id));
    if (reply.json<unknown[]>().length !== 20 || search === undefined)
      throw new Error(`not a page of twenty doctors: ${reply.body.slice(0, 300)}`);
    return { text: search.text, values: search.values, idAt: search.values.indexOf(id) };
  } finally {
    await product.close();
  }
}

/**
 * Measures `GET /api/doctors` with 20 rows, with answers made each time and with answers from the short-lived cache, in
 * comparison with bare `node:http`.
 */
export async function measureDoctorsList(): Promise<Row[]> {
  const product = await startBenchedProduct({ WORKER: 'false' });
  const bare = await startBareList({
    login: product.login('app'),
    connections: 20,
    ...(await listStatement(product.login('app'))),
  });
  const fresh = Array.from({ length: CONNECTIONS }, () => Array.from({ length: PATHS }, freshPath));
  const kept = freshPath();
  const same = fresh.map(() => [kept]);
  const rates = { bare: [] as number[], made: [] as number[], kept: [] as number[] };
  try {
    for (let round = -1; round < ROUNDS; round += 1) {
      const once = {
        bare: await hammer({ url: bare.url, paths: fresh, seconds: SECONDS }),
        made: await hammer({ url: product.url, paths: fresh, seconds: SECONDS }),
        kept: await hammer({ url: product.url, paths: same, seconds: SECONDS }),
      };
      // The first round warms up and is not counted.
      if (round >= 0) for (const side of ['bare', 'made', 'kept'] as const) rates[side].push(once[side]);
    }
  } finally {
    bare.child.kill();
    await product.stop();
    removeDataDir(product.dataDir);
  }
  return [
    row('made each time', rates.made, rates.bare, 0.9),
    row('public, kept for at most 2 s', rates.kept, rates.bare, 2),
  ];
}

function row(what: string, ours: readonly number[], bare: readonly number[], goal: number): Row {
  const ratio = median(ours.map((rate, round) => rate / bare[round]!));
  return {
    what: `\`GET /api/doctors\`, 20 rows, ${what}`,
    measured: `${median(ours).toFixed(0)}/s = ${ratio.toFixed(2)}`,
    beside: `bare \`node:http\` and \`pg\`, same statement: ${median(bare).toFixed(0)}/s`,
    goal: `≥ ${goal}`,
    met: ratio >= goal,
    figures: [{ unit: '/s', value: median(ours), peer: median(bare), ratio }],
  };
}
