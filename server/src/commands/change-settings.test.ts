import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compileCache } from '../../../scripts/terminal.mjs';
import { newDatabase } from '../../test/faults/own-database.ts';
import type { OwnDatabase } from '../../test/faults/own-database.ts';

let database: OwnDatabase;
beforeAll(async () => {
  database = await newDatabase({ migrated: true });
});
afterAll(() => database.drop());

const run = (...words: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [fileURLToPath(new URL('change-settings.ts', import.meta.url)), ...words],
    {
      env: {
        ...compileCache,
        NODE_ENV: 'test',
        LOG_LEVEL: 'silent',
        DATABASE_URL: database.url,
        APP_SECRET: 'a-secret-of-the-tests-with-more-than-256-bits-in-it',
      },
      encoding: 'utf8',
      timeout: 30_000,
    },
  );
  return { status, says: stdout.trim(), refuses: stderr.trim() };
};

test('the command sets, lists and removes settings, and refuses impossible ones', () => {
  expect(run('set', 'contact_phone', '+255754000111')).toMatchObject({
    status: 0,
    says: expect.stringMatching(/^contact_phone is \+255754000111 now/),
  });
  expect(run('set', 'unchecked_licences_until', '2020-01-31').refuses).toMatch(/must be a day to come/);
  const listed = run().says;
  expect(listed).toMatch(/^contact_phone {13}\+255754000111$/m);
  expect(listed).toMatch(/^messaging_url {13}\(not set: an https address, /m);
  expect(run('unset', 'contact_phone').says).toMatch(/^contact_phone is not set any more/);
  expect(run('set', 'contact_phone', '0754')).toEqual({
    status: 1,
    says: '',
    refuses: 'contact_phone must be a number in E.164, for example +255754000111',
  });
  expect(run('set', 'constructor', 'x')).toMatchObject({
    status: 1,
    refuses: expect.stringMatching(/^constructor is not one of: doctor_share, /),
  });
  expect(run('remove')).toMatchObject({ status: 1, refuses: expect.stringMatching(/^Use: npm run settings/) });
  // Six processes, one after the other.
}, 60_000);
