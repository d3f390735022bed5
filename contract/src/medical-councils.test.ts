import { expect, test } from 'vitest';
import { COUNTRIES } from './countries.ts';
import { councilOf } from './medical-councils.ts';

test('every country in which doctors practise has a council, and no other', () => {
  expect(COUNTRIES.filter(({ code }) => councilOf(code) !== undefined).map(({ code }) => code)).toEqual(
    COUNTRIES.filter(({ status }) => status === 'live').map(({ code }) => code),
  );
});

test.each(COUNTRIES.filter(({ status }) => status === 'live').map(({ code }) => code))(
  '%s: the register is reached over https, and the example has the shape',
  (code) => {
    const { register, shape } = councilOf(code)!;
    if (register !== null) expect(new URL(register).protocol).toBe('https:');
    if (shape !== null) expect(shape.pattern.test(shape.example)).toBe(true);
  },
);
