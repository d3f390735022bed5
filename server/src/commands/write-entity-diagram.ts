import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startCluster } from '../platform/database/cluster/start-cluster.ts';
import { describeTables } from '../platform/database/describe-tables.ts';
import { migrate } from '../platform/database/migrate.ts';
import { drawDataModel } from './draw-entity-diagram.ts';
import type { ModuleMap } from './draw-entity-diagram.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Migrates a temporary database and writes `docs/data-model.md` from it. */
async function main(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tabibu-data-model-'));
  chmodSync(dataDir, 0o711);
  const cluster = await startCluster({ dataDir, log: { info: () => undefined, warn: console.warn } });
  try {
    await migrate(cluster.ownerUrl);
    const map = JSON.parse(readFileSync(join(root, 'modules.json'), 'utf8')) as ModuleMap;
    writeFileSync(join(root, 'docs/data-model.md'), drawDataModel(await describeTables(cluster.ownerUrl), map));
    console.log('docs/data-model.md is written.');
  } finally {
    await cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

await main();
