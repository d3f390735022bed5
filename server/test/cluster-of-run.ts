import type { TestCluster } from './start-test-cluster.ts';

/** The environment carries it, because two runners start test files: Vitest and, for journeys, Playwright. */
const PLACE = 'TABIBU_TEST_CLUSTER';

/** Tells the test files of this run which database server they share. Call it before they start. */
export function tellCluster(cluster: TestCluster): void {
  process.env[PLACE] = JSON.stringify(cluster);
}

/** Returns the logins of the run's database server and the name of the migrated template. */
export function clusterOfRun(): TestCluster {
  return JSON.parse(process.env[PLACE]!) as TestCluster;
}
