import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { resolve } from '../api-description.ts';
import type { Schema } from '../api-description.ts';
import { anId, hostileText, hostileValue } from './hostile-values.ts';

/** Generates values that a JSON schema accepts, and sometimes one that it does not. */
export function valueOf(schema: Schema): Arbitrary<unknown> {
  return fc.oneof({ weight: 12, arbitrary: fittingValue(schema) }, { weight: 1, arbitrary: hostileValue });
}

function fittingValue(reference: Schema): Arbitrary<unknown> {
  const schema = resolve(reference);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return fc.oneof(...choices.map(valueOf));
  if (schema.allOf !== undefined) return fittingValue(Object.assign({}, ...schema.allOf) as Schema);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'object':
      return objectOf(schema);
    case 'array':
      return fc.array(valueOf(schema.items ?? {}), { maxLength: Math.min(schema.maxItems ?? 4, 4) });
    case 'integer':
      return fc.oneof(
        fc.integer({ min: Math.max(schema.minimum ?? -10, -1e9), max: Math.min(schema.maximum ?? 1e9, 1e9) }),
        fc.constantFrom(schema.minimum ?? 0, schema.maximum ?? 1),
      );
    case 'number':
      return fc.double({ min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return textOf(schema);
    default:
      return fc.oneof(hostileValue, fc.integer({ min: 0, max: 60 }));
  }
}

function objectOf({ properties = {}, required = [] }: Schema): Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, valueOf(schema)]));
  const whole = fc.record(fields, { requiredKeys: [...required] });
  const broken = fc.record(fields, { requiredKeys: [] });
  const more = fc
    .tuple(
      whole,
      fc.constantFrom('__proto__', 'constructor', 'role', 'id', 'account_id', 'state', 'amount', ''),
      hostileValue,
    )
    .map(([object, name, value]) => Object.defineProperty({ ...object }, name, { value, enumerable: true }));
  return fc.oneof({ weight: 12, arbitrary: whole }, { weight: 2, arbitrary: broken }, { weight: 1, arbitrary: more });
}

function textOf({ format, pattern, minLength = 0, maxLength = 60 }: Schema): Arbitrary<string> {
  if (format === 'uuid') return anId;
  if (format === 'date-time')
    return fc
      .date({ min: new Date('2037-11-01T00:00:00Z'), max: new Date('2038-03-01T00:00:00Z'), noInvalidDate: true })
      .map((date) => date.toISOString());
  if (format === 'date')
    return fc
      .date({ min: new Date('2037-01-01T00:00:00Z'), max: new Date('2038-12-31T00:00:00Z'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
  if (format === 'base64') return fc.base64String({ maxLength: 80 });
  if (pattern !== undefined) return matching(pattern);
  return fc.oneof(
    fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) }),
    fc.string({ unit: 'binary', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 20)) }),
    hostileText,
    anId,
  );
}

function matching(pattern: string): Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern));
  } catch {
    return hostileText;
  }
}
