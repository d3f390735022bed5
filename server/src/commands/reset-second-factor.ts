import { parseArgs } from 'node:util';
import { DEFAULT_COUNTRY, findCountry } from '@tabibu/contract/countries';
import { resetSecondFactor } from '../modules/second-factor/index.ts';
import { ConfigProblem } from '../platform/config.ts';
import { runCommand } from './run-command.ts';

const USE = 'Use: npm run second-factor:reset -- "0754 000 200" [--country TZ]';

/**
 * Command for an account whose owner lost the authenticator and all recovery codes. Switches the second factor off,
 * ends all sessions and tells the owner by SMS. The operator must have verified by other means who is asking. The reset
 * is audited.
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
      (await resetSecondFactor(ctx, phone, country.code))
        ? `The second factor of ${phone} is off and all sessions are ended. The person signs in with the code by SMS and hears of this by SMS when the product runs.`
        : `${phone} has no second factor; nothing was changed.`,
  };
});
