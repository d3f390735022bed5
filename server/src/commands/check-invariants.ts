import { resolve } from 'node:path';
import { ConfigProblem, readConfig } from '../platform/config.ts';
import { collectChecks, runChecks } from '../platform/database/invariants.ts';
import { openLog } from '../platform/log.ts';
import { reachDatabase } from '../reach-database.ts';

/** Prints a line for each invariant of the stored data; ends with 1 when one is broken. */
async function main(): Promise<void> {
  const config = readConfig();
  const database = await reachDatabase(config, resolve(config.DATA_DIR), openLog(config.LOG_LEVEL));
  try {
    const findings = await runChecks(database.check, await collectChecks());
    for (const { id, says, broken, examples } of findings) {
      console.log(broken === 0 ? `ok      ${id}  ${says}` : `BROKEN  ${id}  ${says}: ${broken} rows, for example ${examples.join(', ')}`);
    }
    const faults = findings.filter((finding) => finding.broken > 0).length;
    console.log(faults === 0 ? `All ${findings.length} checks hold.` : `${faults} of ${findings.length} checks are broken.`);
    if (faults > 0) process.exitCode = 1;
  } finally {
    await database.stop();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof ConfigProblem ? `The configuration cannot work:\n${error.message}` : error);
  process.exit(1);
});
