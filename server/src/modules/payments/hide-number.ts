const SUBSCRIBER_DIGITS = 9;
const SHOWN_DIGITS = 3;

/**
 * Returns a text in which a person's number stands only by its last digits, whether it is written with the country,
 * with a zero or without either: `255712345678` becomes `•••678`. A text without the number stays as it is. Pure.
 */
export function withoutNumber(text: string, phone: string): string {
  const subscriber = phone.replace(/\D/g, '').slice(-SUBSCRIBER_DIGITS);
  if (subscriber.length < SUBSCRIBER_DIGITS) return text;
  // Between two digits may stand a space or a hyphen, escaped or not.
  const spelled = subscriber.split('').join('(?:[\\s.-]|%20)?');
  return text.replaceAll(
    new RegExp(`(?:\\+|%2B)?\\d{0,3}?[\\s.-]?${spelled}`, 'g'),
    `•••${subscriber.slice(-SHOWN_DIGITS)}`,
  );
}

/** Names of fields in which payment companies put numbers, names and credentials. */
const PRIVATE_FIELD =
  /("(?:msisdn|phone|phone_?number|mobile|account_?number|customer_?(?:name|phone)|full_?name|first_?name|last_?name|payer(?:_?name)?|user|password)"\s*:\s*)("(?:[^"\\]|\\.)*"|-?\d[\d.]*)/gi;

/**
 * Returns the text of a callback with the values of fields hidden that hold a person's number or name or our
 * credentials. Everything else stays as it came, character by character. Pure.
 */
export function withoutPrivateFields(text: string): string {
  return text.replaceAll(PRIVATE_FIELD, (_, field: string, value: string) => `${field}"${tailOf(value)}"`);
}

function tailOf(value: string): string {
  const digits = value.replace(/\D/g, '');
  const isNumber = /^"?\+?[\d\s.-]+"?$/.test(value) && digits.length >= SUBSCRIBER_DIGITS;
  return isNumber ? `•••${digits.slice(-SHOWN_DIGITS)}` : '•••';
}
