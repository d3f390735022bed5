/** Escapes text for an HTML attribute or element. */
export function text(value: string): string {
  return value.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Serialises JSON for a script element, so that it cannot contain the closing tag. */
export function json(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}
