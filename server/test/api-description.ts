import { readFileSync } from 'node:fs';
import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';

/** A JSON schema as OpenAPI 3.1 writes it, with the keywords that the tests read. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
}

type Content = Readonly<Record<string, { readonly schema?: Schema }>>;

export interface Response {
  readonly $ref?: string;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly content?: Content;
}

export interface Operation {
  readonly operationId: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly 'x-access': readonly string[];
  readonly 'x-object'?: Readonly<Record<string, string>>;
  readonly parameters?: readonly { name: string; in: string; required?: boolean; schema: Schema }[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, Response>>;
}

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses: Readonly<Record<string, Response>>;
  };
}

const FILE = new URL('../../docs/openapi.json', import.meta.url);

/**
 * The OpenAPI description in `docs/openapi.json`. `npm run openapi` writes it; `openapi.test.ts` compares it with the
 * contract.
 */
export const description = JSON.parse(readFileSync(FILE, 'utf8')) as Description;

const ajv = new Ajv2020({ strict: false, validateSchema: false, verbose: true });
addFormats.default(ajv);
ajv.addSchema(description, 'openapi');

/**
 * Validates a value against the schema at a path of the description. Returns the first difference as text, or undefined
 * if there is none.
 */
export function disagreement(value: unknown, place: readonly string[]): string | undefined {
  const pointer = place.map((piece) => encodeURIComponent(piece.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
  const validate = ajv.getSchema(`openapi#/${pointer}`);
  if (validate === undefined) throw new Error(`The description has nothing at ${pointer}`);
  if (validate(value) === true) return undefined;
  const [error] = validate.errors ?? [];
  return `${error?.instancePath} ${error?.message} ${JSON.stringify(error?.params)}, is ${JSON.stringify(error?.data)?.slice(0, 100)}`;
}

/** Throws when a message of a stream does not match the named schema of the description. */
export function assertDescribed(message: unknown, schema: string): void {
  const wrong = disagreement(message, ['components', 'schemas', schema]);
  if (wrong !== undefined) throw new Error(`docs/openapi.json does not describe this ${schema}: ${wrong}`);
}

/** Returns the node that a `$ref` of the description points to; a node without `$ref` comes back as it is. */
export function resolve<Node extends { readonly $ref?: string }>(node: Node): Node {
  if (node.$ref === undefined) return node;
  const pieces = node.$ref.split('/').slice(1);
  return resolve(
    pieces.reduce((found, piece) => (found as Record<string, unknown>)[piece]!, description as unknown) as Node,
  );
}
