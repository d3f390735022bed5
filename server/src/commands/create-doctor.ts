import { parseArgs } from 'node:util';
import { DEFAULT_LANGUAGE, LANGUAGES, isLanguage } from '@tabibu/contract/languages';
import { DEFAULT_COUNTRY, findCountry } from '@tabibu/contract/countries';
import type { Language } from '@tabibu/contract/languages';
import { addDoctors, cleanDoctorName, readSpecialties } from '../modules/doctors/index.ts';
import { ensureAccount } from '../modules/identity/index.ts';
import { DEFAULT_WEEK, addWeeks } from '../modules/scheduling/index.ts';
import { ConfigProblem } from '../platform/config.ts';
import { inTransaction } from '../platform/context.ts';
import type { Context } from '../platform/context.ts';
import { brokenConstraint } from '../platform/database/database.ts';
import { normalizePhone } from '../platform/phone.ts';
import { Problem } from '../platform/problem.ts';
import { runCommand } from './run-command.ts';

const USE =
  'Use: npm run doctor:create -- --phone "0754 000 200" --name "Dkt. Neema Mushi" --specialty general-practitioner --gender female [--country TZ] [--years 5] [--languages "Kiswahili, English"] [--language sw] [--on-call]';

interface DoctorInput {
  readonly phone: string;
  readonly name: string;
  readonly country: NonNullable<ReturnType<typeof findCountry>>;
  readonly specialty: string;
  readonly gender: 'female' | 'male';
  readonly years: number;
  readonly languages: readonly string[];
  /** The language of screens and messages until the doctor chooses another. */
  readonly language: Language;
  /** Whether the doctor may be rung for emergencies of the country and type at any hour. */
  readonly onCall: boolean;
}

/** Reads the command line. Throws `ConfigProblem` for a missing or impossible part. */
function readArguments(): DoctorInput {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: {
      phone: text,
      name: text,
      country: text,
      specialty: text,
      gender: text,
      years: text,
      languages: text,
      language: text,
      'on-call': { type: 'boolean' },
    },
  });
  const country = findCountry(values.country ?? DEFAULT_COUNTRY);
  const years = Number(values.years ?? 0);
  if (values.phone === undefined || values.name === undefined || country === undefined) throw new ConfigProblem(USE);
  if (values.gender !== 'female' && values.gender !== 'male')
    throw new ConfigProblem(`--gender is female or male\n${USE}`);
  if (!Number.isInteger(years) || years < 0 || years > 70)
    throw new ConfigProblem(`--years is a number from 0 to 70\n${USE}`);
  const language = values.language ?? DEFAULT_LANGUAGE;
  if (!isLanguage(language))
    throw new ConfigProblem(`--language is one of: ${Object.keys(LANGUAGES).join(', ')}\n${USE}`);
  const name = cleanDoctorName(values.name);
  if (name === '') throw new ConfigProblem(`--name needs at least two letters\n${USE}`);
  const languages = (values.languages ?? 'Kiswahili, English')
    .split(',')
    .map((language) => language.trim())
    .filter(Boolean);
  return {
    phone: values.phone,
    name,
    language,
    onCall: values['on-call'] ?? false,
    country,
    specialty: values.specialty ?? '',
    gender: values.gender,
    years,
    languages,
  };
}

/**
 * Creates account, verified doctor and the default week, Monday to Friday 09:00–17:00 (C57), in one transaction.
 * Returns the doctor's id.
 */
async function createDoctor(ctx: Context, wish: DoctorInput): Promise<string> {
  const phone = normalizePhone(wish.phone, wish.country.code);
  if (phone === null) throw new Problem('phone-invalid');
  const offered = (await readSpecialties(ctx)).list.filter((specialty) => specialty.offered).map(({ id }) => id);
  if (!offered.includes(wish.specialty)) throw new RangeError(`--specialty is one of: ${offered.join(', ')}`);
  return inTransaction(ctx, async (inside) => {
    const accountId = await ensureAccount(inside, {
      phone,
      fullName: wish.name,
      country: wish.country.code,
      language: wish.language,
      roles: ['doctor'],
    });
    const [id] = await addDoctors(inside, [
      {
        accountId,
        fullName: wish.name,
        specialty: wish.specialty,
        country: wish.country.code,
        phone,
        gender: wish.gender,
        bio: { sw: '', en: '', fr: '' },
        spokenLanguages: wish.languages,
        experienceYears: wish.years,
        onCall: wish.onCall,
        verifiedAt: inside.clock.now(),
      },
    ]);
    await addWeeks(inside, new Map([[id!, DEFAULT_WEEK]]));
    return id!;
  });
}

await runCommand(() => {
  const wish = readArguments();
  return {
    name: 'create-doctor',
    use: USE,
    run: async (ctx) =>
      `${wish.name} is a verified doctor now (${await createDoctor(ctx, wish)}) and signs in at /auth?role=doctor with ${wish.phone}.`,
    explain(error) {
      if (brokenConstraint(error) === 'doctors_account_id_key') return 'Refused: this number is a doctor already.';
      return error instanceof RangeError ? error.message : undefined;
    },
  };
});
