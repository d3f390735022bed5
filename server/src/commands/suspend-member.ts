import { parseArgs } from 'node:util';
import { DEFAULT_COUNTRY, findCountry } from '@tabibu/contract/countries';
import { lockAccountOfNumber } from '../modules/identity/index.ts';
import { suspendByOperator } from '../modules/staff/index.ts';
import { ConfigProblem } from '../platform/config.ts';
import { inTransaction } from '../platform/context.ts';
import { runCommand } from './run-command.ts';

const USE = 'Use: npm run staff:suspend -- "0754 000 200" [--country TZ]';

/**
 * Command that takes the role of somebody who works here away, also of one of the last two administrators, which nobody
 * in the console may do. Sessions and set-up links end at once. Audited.
 */
await runCommand(() => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { country: { type: 'string' } } });
  const country = findCountry(values.country ?? DEFAULT_COUNTRY);
  const [phone, ...more] = positionals;
  if (phone === undefined || more.length > 0 || country === undefined) throw new ConfigProblem(USE);
  return {
    name: 'suspend-member',
    use: USE,
    async run(ctx) {
      const accountId = await inTransaction(ctx, (inside) => lockAccountOfNumber(inside, phone, country.code));
      const name = await suspendByOperator(ctx, accountId);
      return name === undefined
        ? `${phone} has no role here; nothing was changed.`
        : `${name} is suspended: the sessions are ended. An administrator lets them in again.`;
    },
  };
});
