import { expect, test } from 'vitest';
import { withoutShorthand } from './shorthand.ts';

test.for([
  ['pls help', 'please help'],
  ['help pls', 'help please'],
  ['u,u', 'you,you'],
  ['no shorthand here', 'no shorthand here'],
  // Only whole words, and none beside an apostrophe or a line below.
  ['plsx xpls pls_ _pls', 'plsx xpls pls_ _pls'],
  ["u'll d'u", "u'll d'u"],
  ['', ''],
])('%s', ([text, full]) => expect(withoutShorthand(text!)).toBe(full));
