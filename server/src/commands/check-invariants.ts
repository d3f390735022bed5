import { resolve } from 'node:path';
import { ConfigProblem, readConfig } from '../platform/config.ts';
import { CHECKS } from '../checks.ts';
import { runChecks } from '../platform/database/invariants.ts';
import { openLog } from '../platform/log.ts';
import { connectDatabase } from '../connect-database.ts';

/** Prints one line for each invariant of the stored data; exits with 1 if one is violated. */
async function main(): Promise<void> {
  const config = readConfig();
  const database = await connectDatabase(config, resolve(config.DATA_DIR), openLog(config.LOG_LEVEL));
  try {
    const findings = await runChecks(database.check, CHECKS);
    for (const { id, says, broken, examples } of findings) {
      console.log(
        broken === 0
          ? `ok      ${id}  ${says}`
          : `BROKEN  ${id}  ${says}: ${broken} rows, for example ${examples.join(', ')}`,
      );
    }
    const faults = findings.filter((finding) => finding.broken > 0).length;
    console.log(
      faults === 0 ? `All ${findings.length} checks hold.` : `${faults} of ${findings.length} checks are broken.`,
    );
    if (faults > 0) process.exitCode = 1;
  } finally {
    await database.stop();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof ConfigProblem ? `The configuration cannot work:\n${error.message}` : error);
  process.exit(1);
});
