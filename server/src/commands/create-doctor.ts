import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { DEFAULT_COUNTRY, findCountry } from '@tabibu/contract/countries';
import { SPECIALTIES } from '@tabibu/contract/specialties';
import { addDoctors } from '../modules/doctors/index.ts';
import { ensureAccount } from '../modules/identity/index.ts';
import { DEFAULT_WEEK, addWeeks } from '../modules/scheduling/index.ts';
import { systemClock } from '../platform/clock.ts';
import { ConfigProblem, readConfig } from '../platform/config.ts';
import { inTransaction, jobContext } from '../platform/context.ts';
import type { Context } from '../platform/context.ts';
import { brokenConstraint } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openLog } from '../platform/log.ts';
import { normalizePhone } from '../platform/phone.ts';
import { Problem } from '../platform/problem.ts';
import { keepSecret } from '../keep-secret.ts';
import { reachDatabase } from '../reach-database.ts';
import { openServices } from '../services.ts';

const USE = 'Use: npm run doctor:create -- --phone "0754 000 200" --name "Dkt. Neema Mushi" --specialty general-practitioner --gender female [--country TZ] [--years 5] [--languages "Kiswahili, English"]';

interface Wish {
  readonly phone: string;
  readonly name: string;
  readonly country: NonNullable<ReturnType<typeof findCountry>>;
  readonly specialty: (typeof SPECIALTIES)[number]['id'];
  readonly gender: 'female' | 'male';
  readonly years: number;
  readonly languages: readonly string[];
}

/** Reads the wish from the command line; a missing or impossible part is named. */
function readWish(): Wish {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { phone: text, name: text, country: text, specialty: text, gender: text, years: text, languages: text } });
  const country = findCountry(values.country ?? DEFAULT_COUNTRY);
  const specialty = SPECIALTIES.find(({ id }) => id === values.specialty);
  const years = Number(values.years ?? 0);
  if (values.phone === undefined || values.name === undefined || country === undefined) throw new ConfigProblem(USE);
  if (specialty === undefined) throw new ConfigProblem(`--specialty is one of: ${SPECIALTIES.map(({ id }) => id).join(', ')}\n${USE}`);
  if (values.gender !== 'female' && values.gender !== 'male') throw new ConfigProblem(`--gender is female or male\n${USE}`);
  if (!Number.isInteger(years) || years < 0 || years > 70) throw new ConfigProblem(`--years is a number from 0 to 70\n${USE}`);
  const languages = (values.languages ?? 'Kiswahili, English').split(',').map((language) => language.trim()).filter(Boolean);
  return { phone: values.phone, name: values.name, country, specialty: specialty.id, gender: values.gender, years, languages };
}

/** Account, verified doctor and the default week Monday to Friday 09:00–17:00 (C57), all or nothing. */
async function createDoctor(ctx: Context, wish: Wish): Promise<string> {
  const phone = normalizePhone(wish.phone, wish.country.code);
  if (phone === null) throw new Problem('phone-invalid');
  return inTransaction(ctx, async (inside) => {
    const accountId = await ensureAccount(inside, { phone, fullName: wish.name, country: wish.country.code, language: 'en', roles: ['doctor'] });
    const [id] = await addDoctors(inside, [{
      accountId, fullName: wish.name, specialty: wish.specialty, country: wish.country.code, phone, gender: wish.gender,
      bio: { sw: '', en: '', fr: '' }, spokenLanguages: wish.languages, experienceYears: wish.years, verifiedAt: inside.clock.now(),
    }]);
    await addWeeks(inside, new Map([[id!, DEFAULT_WEEK]]));
    return id!;
  });
}

async function main(): Promise<void> {
  const wish = readWish();
  const config = readConfig();
  const dataDir = resolve(config.DATA_DIR);
  const log = openLog(config.LOG_LEVEL);
  const database = await reachDatabase(config, dataDir, log);
  await migrate(database.owner);
  const secret = config.appSecret ?? await keepSecret(dataDir);
  const services = openServices({ config, clock: systemClock, log, database: database.app, secret, sandboxUrl: null }, () => undefined);
  try {
    const id = await createDoctor(jobContext(services, 'create-doctor'), wish);
    console.log(`${wish.name} is a verified doctor now (${id}) and signs in at /auth?role=doctor with ${wish.phone}.`);
  } finally {
    await services.db.close();
    await database.stop();
  }
}

main().catch((error: unknown) => {
  if (error instanceof Problem) console.error(`Refused: ${error.code}. ${USE}`);
  else if (brokenConstraint(error) === 'doctors_account_id_key') console.error('Refused: this number is a doctor already.');
  else console.error(error instanceof ConfigProblem || error instanceof RangeError ? error.message : error);
  process.exit(1);
});
