import type { TableShape } from '../platform/database/describe-tables.ts';

/** The part of `modules.json` that this file needs: the tables of each module. */
export type ModuleMap = Readonly<Record<string, { readonly keeps: readonly string[] }>>;

const HEAD = `# Data model

Written by \`npm run data-model\` from a freshly migrated database; a test refuses an old one. One picture for each module
of \`modules.json\` with the tables that it keeps; a table without columns belongs to another module. PK is a primary key, FK
a reference, UK a part of something unique. What else a row must obey stands beside the constraints in \`server/migrations\`.
`;

const KEYS: ReadonlyMap<string, string> = new Map([
  ['p', 'PK'],
  ['f', 'FK'],
  ['u', 'UK'],
]);

/** Returns the document of the data model: one Mermaid entity-relationship diagram for each module. */
export function drawDataModel(tables: readonly TableShape[], map: ModuleMap): string {
  const known = new Map(tables.map((table) => [table.name, table]));
  const kept = new Set(Object.values(map).flatMap(({ keeps }) => keeps));
  const rest = tables.filter(({ name }) => !kept.has(name)).map(({ name }) => name);
  const pictures = [
    ...Object.entries(map).map(([name, { keeps }]) => [name, keeps] as const),
    ['platform', rest] as const,
  ]
    .map(([name, keeps]) => [name, keeps.flatMap((table) => known.get(table) ?? [])] as const)
    .filter(([, own]) => own.length > 0)
    .map(([name, own]) => `## ${name}\n\n\`\`\`mermaid\nerDiagram\n${draw(own)}\n\`\`\`\n`);
  return [HEAD, ...pictures].join('\n');
}

function draw(tables: readonly TableShape[]): string {
  return [...tables.flatMap(drawTable), ...tables.flatMap(drawArrows)].join('\n');
}

function drawTable({ name, columns }: TableShape): string[] {
  return [
    `  ${name} {`,
    ...columns.map(({ name: column, type, keys }) => {
      const marks = keys.map((key) => KEYS.get(key)).join(', ');
      return `    ${plain(type)} ${column}${marks === '' ? '' : ` ${marks}`}`;
    }),
    '  }',
  ];
}

/**
 * Returns a type as one word, because Mermaid accepts no other: 'timestamptz' for `timestamp with time zone`,
 * 'text_array' for `text[]`.
 */
function plain(type: string): string {
  return type
    .replace('timestamp with time zone', 'timestamptz')
    .replace(/\[\]$/, '_array')
    .replaceAll(/[^\w]+/g, '_');
}

function drawArrows({ name, belongsTo }: TableShape): string[] {
  return belongsTo.map(({ table, column, optional }) => `  ${table} ${optional ? '|o' : '||'}--o{ ${name} : ${column}`);
}
