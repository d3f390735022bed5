import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { DEFAULT_COUNTRY, findCountry } from '@tabibu/contract/countries';
import { ensureAccount } from '../modules/identity/index.ts';
import { systemClock } from '../platform/clock.ts';
import { ConfigProblem, readConfig } from '../platform/config.ts';
import { jobContext } from '../platform/context.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openLog } from '../platform/log.ts';
import { Problem } from '../platform/problem.ts';
import { keepSecret } from '../keep-secret.ts';
import { reachDatabase } from '../reach-database.ts';
import { openServices } from '../services.ts';

const USE = 'Use: npm run admin:create -- --phone "0754 000 001" --name "Neema Mushi" [--country TZ]';

/** Gives a number the role of administrator. The number still has to be proven at each sign-in; no password is made. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { phone: { type: 'string' }, name: { type: 'string' }, country: { type: 'string' } } });
  const country = findCountry(values.country ?? DEFAULT_COUNTRY);
  if (values.phone === undefined || values.name === undefined || country === undefined) throw new ConfigProblem(USE);
  const config = readConfig();
  const dataDir = resolve(config.DATA_DIR);
  const log = openLog(config.LOG_LEVEL);
  const database = await reachDatabase(config, dataDir, log);
  await migrate(database.owner);
  const secret = config.appSecret ?? await keepSecret(dataDir);
  const services = openServices({ config, clock: systemClock, log, database: database.app, secret, sandboxUrl: null }, () => undefined);
  try {
    const id = await ensureAccount(jobContext(services, 'create-admin'), {
      phone: values.phone, fullName: values.name, country: country.code, language: 'en', roles: ['administrator'],
    });
    console.log(`${values.name} is an administrator now (account ${id}).`);
  } finally {
    await services.db.close();
    await database.stop();
  }
}

main().catch((error: unknown) => {
  if (error instanceof Problem) console.error(`Refused: ${error.code}. ${USE}`);
  else console.error(error instanceof ConfigProblem ? error.message : error);
  process.exit(1);
});
