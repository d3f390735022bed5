import { expect, test, vi } from 'vitest';
import { openLog } from './log.ts';

test.each(['error', 'err'])(
  'logs a database error under %s without what its message and detail quote (S-04)',
  (key) => {
    const failure = Object.assign(new Error('invalid input: "Asha Mwita"'), {
      severity: 'ERROR',
      code: '22P02',
      detail: 'Failing row contains (+255754000100)',
    });
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    try {
      openLog('error').error({ [key]: failure }, 'it failed');
      const line = String(write.mock.calls.at(-1)?.[0]);
      expect(JSON.parse(line)).toMatchObject({ msg: 'it failed', [key]: { code: '22P02' } });
      expect(line).not.toMatch(/Asha|0754|255754/);
    } finally {
      write.mockRestore();
    }
  },
);
