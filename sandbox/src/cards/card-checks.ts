export interface CardForm {
  name: string;
  number: string;
  expiry: string;
  cvv: string;
}

type CardProblem = 'nameWrong' | 'numberWrong' | 'notATestCard' | 'expiryWrong' | 'expiryPast' | 'cvvWrong';

export type CardProblems = Partial<Record<keyof CardForm, CardProblem>>;

/**
 * The accepted test cards and what their bank answers. The page refuses every other number, so that nobody enters a
 * real card.
 */
const TEST_CARDS: ReadonlyMap<string, 'approved' | 'declined' | 'insufficient'> = new Map([
  ['4242424242424242', 'approved'],
  ['5555555555554444', 'approved'],
  ['4000000000000002', 'declined'],
  ['4000000000009995', 'insufficient'],
]);

/**
 * Returns what is wrong with each field: the number (Luhn check), the expiry (not past), the CVV (three or four
 * digits).
 */
export function checkCard(form: CardForm, now: Date): CardProblems {
  const problems: CardProblems = {};
  const number = form.number.replace(/[\s-]/g, '');
  if (form.name.trim().length < 2) problems.name = 'nameWrong';
  if (!/^\d{13,19}$/.test(number) || !passesLuhn(number)) problems.number = 'numberWrong';
  else if (!TEST_CARDS.has(number)) problems.number = 'notATestCard';
  const expiry = checkExpiry(form.expiry, now);
  if (expiry !== null) problems.expiry = expiry;
  if (!/^\d{3,4}$/.test(form.cvv.trim())) problems.cvv = 'cvvWrong';
  return problems;
}

/** Returns the bank's answer for a number that passed `checkCard`. */
export function bankAnswer(number: string): 'approved' | 'declined' | 'insufficient' {
  return TEST_CARDS.get(number.replace(/[\s-]/g, '')) ?? 'declined';
}

/** Returns whether the last digit is the right Luhn check digit. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let at = 0; at < digits.length; at += 1) {
    const digit = Number(digits[digits.length - 1 - at]);
    const doubled = at % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** A card is valid until the end of the month that it names. */
function checkExpiry(expiry: string, now: Date): CardProblem | null {
  const match = /^(0[1-9]|1[0-2])\s*\/\s*(\d{2})$/.exec(expiry.trim());
  if (match === null) return 'expiryWrong';
  const firstBadMonth = Date.UTC(2000 + Number(match[2]), Number(match[1]), 1);
  return now.getTime() >= firstBadMonth ? 'expiryPast' : null;
}
