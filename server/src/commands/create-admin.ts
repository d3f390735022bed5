import { parseArgs } from 'node:util';
import { DEFAULT_COUNTRY, findCountry } from '@tabibu/contract/countries';
import { cleanPersonName } from '@tabibu/contract/person-name';
import { ensureAccount } from '../modules/identity/index.ts';
import { createSetUpLink } from '../modules/staff/index.ts';
import { ConfigProblem } from '../platform/config.ts';
import { runCommand } from './run-command.ts';

const USE = 'Use: npm run admin:create -- --phone "0754 000 001" --name "Neema Mushi" [--country TZ]';

/**
 * Command that gives a phone number the role of administrator and prints a link for setting up user name, password and
 * authenticator. The link works once, for fifteen minutes. May be run again: for another administrator, for
 * accounts of earlier versions, and for somebody who lost password or authenticator.
 */
await runCommand(() => {
  const {
    values: { phone, name, country: named },
  } = parseArgs({ options: { phone: { type: 'string' }, name: { type: 'string' }, country: { type: 'string' } } });
  const country = findCountry(named ?? DEFAULT_COUNTRY);
  if (phone === undefined || name === undefined || cleanPersonName(name) === '' || country === undefined)
    throw new ConfigProblem(USE);
  return {
    name: 'create-admin',
    use: USE,
    async run(ctx) {
      const accountId = await ensureAccount(ctx, {
        phone,
        fullName: cleanPersonName(name),
        country: country.code,
        language: 'en',
        roles: ['administrator'],
      });
      const { address } = await createSetUpLink(ctx, { accountId, kind: 'operator' });
      return `${name} is an administrator now (account ${accountId}).

Open this link within 15 minutes to choose user name and password and to set up the
authenticator. It works once; nobody else may see it.

  ${address}
`;
    },
  };
});
