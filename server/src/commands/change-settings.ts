import { SETTING_KEYS, isSettingKey, settingRule, settingValue } from '@tabibu/contract/settings';
import { listSettings, putSetting, removeSetting } from '../modules/settings/index.ts';
import { ConfigProblem } from '../platform/config.ts';
import type { Context } from '../platform/context.ts';
import { runCommand } from './run-command.ts';

const USE = `Use: npm run settings                                     lists them
     npm run settings -- set contact_phone +255754000111
     npm run settings -- unset contact_phone`;

/**
 * Command that lists, sets and removes settings of the public pages that differ between operators: ways to contact us,
 * hours, app stores, social profiles. Each change is audited.
 */
await runCommand(() => ({ name: 'change-settings', use: USE, run: readArguments(process.argv.slice(2)) }));

/** Reads the command line. Throws `ConfigProblem` for a missing or impossible part before anything changes. */
function readArguments([verb = 'list', key = '', ...rest]: readonly string[]): (ctx: Context) => Promise<string> {
  if (verb === 'list' && key === '') return list;
  if (verb !== 'set' && verb !== 'unset') throw new ConfigProblem(USE);
  if (!isSettingKey(key))
    throw new ConfigProblem(`${key === '' ? 'A setting' : key} is not one of: ${SETTING_KEYS.join(', ')}\n${USE}`);
  if (verb === 'unset') {
    if (rest.length > 0) throw new ConfigProblem(USE);
    return async (ctx) =>
      (await removeSetting(ctx, key))
        ? `${key} is not set any more; what it named is not shown.`
        : `${key} was not set.`;
  }
  const value = settingValue(key, rest.join(' '));
  if (value === null) throw new ConfigProblem(`${key} must be ${settingRule(key)}`);
  return async (ctx) => {
    await putSetting(ctx, key, value).catch((error: unknown) => {
      throw error instanceof RangeError ? new ConfigProblem(error.message) : error;
    });
    return `${key} is ${String(value)} now. New visits show it within a minute.`;
  };
}

async function list(ctx: Context): Promise<string> {
  const settings = await listSettings(ctx);
  return settings
    .map(({ key, value, mustBe }) => `${key.padEnd(25)} ${value === null ? `(not set: ${mustBe})` : String(value)}`)
    .join('\n');
}
