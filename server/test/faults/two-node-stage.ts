import { newDatabase } from './own-database.ts';
import type { OwnDatabase } from './own-database.ts';
import { freePort, startProduct, startSandbox } from './processes.ts';
import type { ProductPlace, Running } from './processes.ts';

export interface TwoNodeStage {
  readonly database: OwnDatabase;
  readonly sandbox: Running;
  readonly places: readonly ProductPlace[];
  /** The running processes, in the order of their places; a test that ends or restarts one puts the new one here. */
  readonly nodes: Running[];
  close(): Promise<void>;
}

/** Two processes of the product on one database of their own, with a sandbox beside them; `environment` is for both. */
export async function openTwoNodes(environment: Record<string, string> = {}): Promise<TwoNodeStage> {
  const database = await newDatabase();
  const ports = [await freePort(), await freePort()];
  const sandbox = await startSandbox(ports[0]!);
  const places = ports.map((port) => ({ port, sandboxUrl: sandbox.url, databaseUrl: database.url, environment }));
  const nodes = await Promise.all(places.map((place) => startProduct(place)));
  return {
    database, sandbox, places, nodes,
    async close() {
      await Promise.all(nodes.map((node) => node.kill('SIGTERM')));
      await sandbox.kill('SIGTERM');
      await database.drop();
    },
  };
}
