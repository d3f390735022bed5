// Checks that every path that a document names exists. Placeholders (<noun>, …) are skipped; a pattern needs a match.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './terminal.mjs';

const documents = globSync('**/*.md', {
  cwd: root,
  exclude: (name) => /(^|\/)(node_modules|dist|screens|data|\.cache)$/.test(name),
});
const folders = [
  'contract',
  'locales',
  'medicines',
  'server',
  'sandbox',
  'web',
  'e2e',
  'bench',
  'ops',
  'docs',
  'scripts',
  '.ci',
];
const writtenLater = /^(data|screens)\b|(^|\/)(dist|generated|node_modules)(\/|$)/;

const missing = documents.flatMap((document) =>
  [...pathsIn(document)].filter((path) => !exists(path, document)).map((path) => `${document}: ${path} does not exist`),
);
for (const line of missing) console.error(line);
console.log(
  missing.length > 0 ? `${missing.length} paths lead nowhere` : `${documents.length} documents, every path exists`,
);
process.exitCode = missing.length > 0 ? 1 : 0;

function pathsIn(document) {
  const text = readFileSync(join(root, document), 'utf8');
  const spans = [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, path]) => path)
    .filter((path) => folders.some((folder) => path.startsWith(`${folder}/`)));
  const links = [...text.matchAll(/\]\((?!https?:|mailto:|#|\/)([^)#\s]+)/g)].map(([, path]) => path);
  return new Set(
    [...spans, ...links]
      .map((path) => path.replace(/[:#]\S*$/, ''))
      .filter((path) => !/[<>…{}|]|\.\.\./.test(path) && !writtenLater.test(path)),
  );
}

function exists(path, document) {
  const places = [join(root, path), join(root, dirname(document), path)];
  return places.some((place) => (path.includes('*') ? globSync(place).length > 0 : existsSync(place)));
}
