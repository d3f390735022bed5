import pg from 'pg';
import { checkChains } from '../server/src/modules/audit/index.ts';
import { startCluster } from '../server/src/platform/database/cluster/start-cluster.ts';
import { openDatabase } from '../server/src/platform/database/database.ts';
import { migrate } from '../server/src/platform/database/migrate.ts';
import { deriveKeys } from '../server/src/platform/keys.ts';
import { openLog } from '../server/src/platform/log.ts';
import { findPgbench, runPgbench } from './pgbench.ts';
import { SECRET, newDataDir, removeDataDir } from './product-process.ts';
import { median } from './table.ts';
import type { Row } from './table.ts';

const ROUNDS = 5;
const SECONDS = 4;
const WRITERS = 16;
const GOAL = 0.45;
const ROWS_PER_SECOND = 50_000;

const CHANGE = '\\set row random(1, 100000)\nbegin;\nupdate bench_rows set n = n + 1 where id = :row;\n';
const AUDIT = `insert into audit_log (at, actor, actor_id, session_id, action, object, object_id, outcome, request_id, details)
 values (now(), 'patient', '0199a5f0-7c00-7000-8000-000000000001', '0199a5f0-7c00-7000-8000-000000000002', 'bench.change', 'row', :row::text,
         'done', '0199a5f0-7c00-7000-8000-000000000003', '{"n": 1}');\n`;
const END = 'commit;\n';

/**
 * Measures how many transactions a second 16 writers do that change a row and write an audit row with its link, in
 * comparison with the same change without an audit row, and with an audit row without its link. Then measures how fast
 * `npm run check:audit` reads what was written.
 */
export async function measureAuditChains(): Promise<Row[]> {
  const what = `Writing with audit chains, ${WRITERS} writers`;
  const goal = `≥ ${GOAL}`;
  const program = findPgbench();
  if (program === undefined)
    return [{ what, measured: '–', beside: 'pgbench missing', goal, met: undefined, figures: [] }];
  const dataDir = newDataDir();
  const cluster = await startCluster({ dataDir, log: { info: () => undefined, warn: console.warn } });
  const owner = new pg.Client(cluster.ownerUrl);
  try {
    await migrate(cluster.ownerUrl);
    await owner.connect();
    await owner.query('create table bench_rows (id int primary key, n int not null)');
    await owner.query('insert into bench_rows select id, 0 from generate_series(1, 100000) id');
    await owner.query(`grant select, update on bench_rows to ${cluster.appUrl.user}`);
    const run = (script: string, seconds = SECONDS) =>
      runPgbench({ program, login: cluster.appUrl, script, atOnce: WRITERS, seconds });
    const rates: { chained: number; bare: number; unlinked: number }[] = [];
    for (let round = -1; round < ROUNDS; round += 1) {
      const seconds = round < 0 ? 1 : SECONDS;
      const chained = await run(CHANGE + AUDIT + END, seconds);
      const bare = await run(CHANGE + END, seconds);
      await owner.query('alter table audit_log disable trigger link_audit_row');
      const unlinked = await run(CHANGE + AUDIT + END, seconds);
      await owner.query('alter table audit_log enable trigger link_audit_row');
      if (round >= 0) rates.push({ chained, bare, unlinked });
    }
    const chained = median(rates.map((rate) => rate.chained));
    const [bare, unlinked] = [median(rates.map((rate) => rate.bare)), median(rates.map((rate) => rate.unlinked))];
    const ratio = median(rates.map((rate) => rate.chained / rate.bare));
    const ofUnlinked = median(rates.map((rate) => rate.chained / rate.unlinked));
    return [
      {
        what,
        measured: `${chained.toFixed(0)}/s = ${ratio.toFixed(2)}`,
        beside: `\`pgbench\`, the same change without an audit row: ${bare.toFixed(0)}/s`,
        goal,
        met: ratio >= GOAL,
        figures: [
          { unit: '/s', value: chained, peer: bare, ratio },
          {
            part: 'beside unlinked rows',
            beside: '`pgbench`, the same change and audit row without its link',
            unit: '/s',
            value: chained,
            peer: unlinked,
            ratio: ofUnlinked,
          },
        ],
      },
      await measureCheck(cluster.checkUrl),
    ];
  } finally {
    await owner.end();
    await cluster.stop();
    removeDataDir(dataDir);
  }
}

async function measureCheck(login: pg.PoolConfig): Promise<Row> {
  const db = openDatabase({ ...login, max: 1, statement_timeout: 600_000 }, openLog('silent'));
  const began = performance.now();
  const { rows } = await checkChains(db, deriveKeys(SECRET).anchors);
  const rate = rows / ((performance.now() - began) / 1_000);
  await db.close();
  return {
    what: 'Checking the audit chains',
    measured: `${rate.toFixed(0)} rows/s`,
    beside: `${rows.toLocaleString('en')} rows`,
    goal: `≥ ${ROWS_PER_SECOND.toLocaleString('en')} rows/s`,
    met: rate >= ROWS_PER_SECOND,
    figures: [{ unit: 'rows/s', value: rate }],
  };
}
