/**
 * Returns a month, 'YYYY-MM', in words. Joins the parts here, so that the server and all browsers give the same text.
 */
export function monthText(language: string, month: string): string {
  const parts = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).formatToParts(
    new Date(`${month}-01T00:00:00Z`),
  );
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('month')} ${part('year')}`;
}
