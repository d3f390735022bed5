/**
 * Returns the code of the first of these texts that carries one. The same phone may have got other messages since, such
 * as the one about a new appointment.
 */
export function codeIn(texts: readonly string[]): string | undefined {
  for (const text of texts) {
    const code = /#(\d{6})$/m.exec(text)?.[1];
    if (code !== undefined) return code;
  }
  return undefined;
}
