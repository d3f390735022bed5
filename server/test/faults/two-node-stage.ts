import { newDatabase } from './own-database.ts';
import type { OwnDatabase } from './own-database.ts';
import { startProduct, startSandbox } from './processes.ts';
import { freePort } from '../../../scripts/free-port.ts';
import type { ProductPlace, Running } from './processes.ts';

export interface TwoNodeStage {
  readonly database: OwnDatabase;
  readonly sandbox: Running;
  readonly places: readonly ProductPlace[];
  /** The running processes, in the order of `places`. A test that restarts one stores the new process here. */
  readonly nodes: Running[];
  close(): Promise<void>;
}

/** Starts two processes of the product on one new database, with a sandbox. `environment` applies to both. */
export async function openTwoNodes(environment: Record<string, string> = {}): Promise<TwoNodeStage> {
  const database = await newDatabase({ migrated: true });
  const ports = [await freePort(), await freePort()];
  const sandbox = await startSandbox(ports[0]!);
  const places = ports.map((port) => ({ port, sandboxUrl: sandbox.url, databaseUrl: database.url, environment }));
  const nodes = await Promise.all(places.map((place) => startProduct(place)));
  return {
    database,
    sandbox,
    places,
    nodes,
    async close() {
      await Promise.all(nodes.map((node) => node.kill('SIGTERM')));
      await sandbox.kill('SIGTERM');
      await database.drop();
    },
  };
}
