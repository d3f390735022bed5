import { beforeEach, expect, test } from 'vitest';
import { openScreen, stopTime } from '../testing/open-screen.tsx';
import VerifyScreen from './verify-screen.tsx';

beforeEach(stopTime);

test.each(['AKFR-5WYP-6', 'akfr5wyp6'])(
  'the short code %s behind the address never calls a true prescription unknown: the digits are asked for',
  async (code) => {
    const screen = await openScreen(<VerifyScreen />, { path: `/verify/${code}`, me: null, answers: {} });
    expect(document.querySelector<HTMLInputElement>('[name=short_code]')?.value).toBe(code);
    expect(screen.text()).not.toContain('Unknown');
  },
);
