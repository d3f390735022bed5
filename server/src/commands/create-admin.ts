import { parseArgs } from 'node:util';
import { DEFAULT_COUNTRY, findCountry } from '@tabibu/contract/countries';
import { ensureAccount } from '../modules/identity/index.ts';
import { ConfigProblem } from '../platform/config.ts';
import { runCommand } from './run-command.ts';

const USE = 'Use: npm run admin:create -- --phone "0754 000 001" --name "Neema Mushi" [--country TZ]';

/** Gives a number the role of administrator. The number still has to be proven at each sign-in; no password is made. */
await runCommand(() => {
  const { values: { phone, name, country: named } } = parseArgs({ options: { phone: { type: 'string' }, name: { type: 'string' }, country: { type: 'string' } } });
  const country = findCountry(named ?? DEFAULT_COUNTRY);
  if (phone === undefined || name === undefined || country === undefined) throw new ConfigProblem(USE);
  return {
    name: 'create-admin',
    use: USE,
    async run(ctx) {
      const id = await ensureAccount(ctx, { phone, fullName: name, country: country.code, language: 'en', roles: ['administrator'] });
      return `${name} is an administrator now (account ${id}).`;
    },
  };
});
