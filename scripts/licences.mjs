// `npm run licences`: lists the libraries that the product uses at run time, by the licence that each states.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './terminal.mjs';

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const brought = Object.entries(packages)
  .filter(([path, { dev, link, devOptional }]) => path.startsWith('node_modules/') && !dev && !devOptional && !link)
  .map(([path, { version, license }]) => ({
    name: path.replace(/^.*node_modules\//, ''),
    version,
    licence: license ?? stated(path),
  }));
const byLicence = [...Map.groupBy(brought, (library) => library.licence)];
for (const [licence, libraries] of byLicence.sort(([one], [other]) => one.localeCompare(other))) {
  console.log(`${licence} (${libraries.length})`);
  for (const { name, version } of libraries) console.log(`  ${name} ${version}`);
}

function stated(path) {
  const file = join(root, path, 'package.json');
  return (existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).license) || 'not stated in its package.json';
}
