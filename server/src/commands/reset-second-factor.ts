import { parseArgs } from 'node:util';
import { DEFAULT_COUNTRY, findCountry } from '@tabibu/contract/countries';
import { resetSecondFactor } from '../modules/identity/index.ts';
import { ConfigProblem } from '../platform/config.ts';
import { runCommand } from './run-command.ts';

const USE = 'Use: npm run second-factor:reset -- "0754 000 200" [--country TZ]';

/**
 * For a person who has lost the authenticator and all recovery codes: switches it off, ends every session of the account and tells the person
 * by SMS. Whoever runs this has made sure by another way who is asking; it is written to the audit log.
 */
await runCommand(() => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { country: { type: 'string' } } });
  const country = findCountry(values.country ?? DEFAULT_COUNTRY);
  const [phone, ...more] = positionals;
  if (phone === undefined || more.length > 0 || country === undefined) throw new ConfigProblem(USE);
  return {
    name: 'reset-second-factor',
    use: USE,
    run: async (ctx) =>
      (await resetSecondFactor(ctx, phone, country.code)
        ? `The second factor of ${phone} is off and all sessions are ended. The person signs in with the code by SMS and hears of this by SMS when the product runs.`
        : `${phone} has no second factor; nothing was changed.`),
  };
});
