import { createHash } from 'node:crypto';

/** A resource of FHIR R4 (hl7.org/fhir/R4); the functions that make one say which elements it has. */
export interface Resource {
  readonly resourceType: string;
  readonly id: string;
  readonly [element: string]: unknown;
}

const LOINC = 'http://loinc.org';
const UCUM = 'http://unitsofmeasure.org';
export const SNOMED = 'http://snomed.info/sct';

/** Returns a coded concept with its words. */
export const concept = (system: string, code: string, display: string) => ({
  coding: [{ system, code, display }],
  text: display,
});

export const loinc = (code: string, display: string) => concept(LOINC, code, display);

/** Returns an amount with its UCUM unit. */
export const quantity = (value: number, code: string, unit = code) => ({ value, unit, system: UCUM, code });

/** Returns a reference to a resource of the same bundle. */
export const refer = (id: string) => ({ reference: `urn:uuid:${id}` });

/** Returns the same UUID for the same text, for resources whose source has no id of its own. */
export function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  const variant = '89ab'[Number.parseInt(hex[16]!, 16) & 3]!;
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const ESCAPES = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);

/** Returns the narrative of a text: XHTML without anything but lines. */
export function narrative(text: string) {
  const escaped = text.replace(/[&<>"]/g, (sign) => ESCAPES.get(sign)!).replaceAll('\n', '<br/>');
  return { status: 'generated', div: `<div xmlns="http://www.w3.org/1999/xhtml">${escaped}</div>` };
}
