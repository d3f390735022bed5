// Turns the map (modules.json) into rules. Change the map, not this file, when a module may call another one.
// `scripts/check-module-map.mjs` holds them, and that no files need each other in a circle.
const { readFileSync, readdirSync } = require('node:fs');
const { join } = require('node:path');

const map = JSON.parse(readFileSync(join(__dirname, 'modules.json'), 'utf8'));
const modules = 'server/src/modules';
// Tests stand outside: they may set the stage with any module.
const tests = '\\.test\\.tsx?$|/testing/';

const alongTheMap = Object.entries(map).map(([name, { calls }]) => ({
  name: `${name}-calls-only-${calls.join('-') || 'nobody'}`,
  comment: `modules.json says whom ${name} may call. Down by call, up by event: let the other module react to an event instead.`,
  severity: 'error',
  from: { path: `^${modules}/${name}/`, pathNot: tests },
  to: { path: `^${modules}/(?!(${[name, ...calls].join('|')})/)` },
}));

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

// Contract files that bring zod along, directly or through another contract file: too heavy for a patient's first view.
const schemaFiles = filesWithZod(join(__dirname, 'contract/src'));

// The floors of the web, from the lowest; folders of one floor do not know each other.
const floors = JSON.parse(readFileSync(join(__dirname, 'web/floors.json'), 'utf8')).map(Object.keys);
const downTheFloors = floors.flatMap((folders, floor) =>
  folders.map((folder) =>
    rule(
      `web-${folder}-imports-only-lower-floors`,
      `web/floors.json says what stands below ${folder}. Move what both need further down, or hand in what this one needs.`,
      { path: `^web/src/${folder}/`, pathNot: tests },
      { path: `^web/src/(?!(${[folder, ...floors.slice(0, floor).flat(), 'testing'].join('|')})/)` },
    ),
  ),
);

module.exports = {
  forbidden: [
    ...alongTheMap,
    ...downTheFloors,
    rule(
      'every-web-folder-has-a-floor',
      'Give the new folder its floor in web/floors.json, with one line on what it is for.',
      { path: `^web/src/(?!(${[...floors.flat(), 'testing'].join('|')})/)` },
      {},
    ),
    rule(
      'web-testing-stays-in-tests',
      'What stands in the testing folder is for tests: the product does not know it.',
      { path: '^web/src/', pathNot: tests },
      { path: '^web/src/testing/|\\.test\\.tsx?$' },
    ),
    rule(
      'every-module-is-on-the-map',
      'Add the new module to modules.json: what it keeps and whom it may call.',
      { path: `^${modules}/(?!(${Object.keys(map).join('|')})/)` },
      {},
    ),
    rule(
      'through-the-door',
      'A module is entered by its index.ts. If what you need is not there, ask its owner to offer it.',
      { path: `^${modules}/([^/]+)/`, pathNot: tests },
      { path: `^${modules}/(?!$1/)[^/]+/(?!index\\.ts$)` },
    ),
    rule(
      'door-from-outside',
      'Whoever stands outside the modules enters by the door, index.ts.',
      { path: '^server/src/(?!modules/)', pathNot: tests },
      { path: `^${modules}/[^/]+/(?!index\\.ts$)` },
    ),
    rule(
      'testing-stays-in-tests',
      'What stands in a testing folder is for tests: the running product does not know it.',
      { path: '^server/src/', pathNot: tests },
      { path: '^server/src/.*/testing/|^server/test/' },
    ),
    rule(
      'platform-knows-no-module',
      'The platform carries every module and names none of them: pass what it needs as an argument.',
      { path: '^server/src/platform/', pathNot: tests },
      { path: '^server/src/(modules|event-handlers)/' },
    ),
    rule(
      'modules-publish-events',
      'A module writes its event to the outbox; handlers are called from outside.',
      { path: `^${modules}/`, pathNot: tests },
      { path: '^server/src/(event-handlers|job-handlers|app|checks|main|product|routes)' },
    ),
    rule(
      'events-and-jobs-stand-below',
      'Everybody may import the names of events and jobs, so they import nothing but the contract and types of the platform.',
      { path: '^server/src/(events|jobs)/' },
      { pathNot: '^server/src/(events|jobs)/|^contract/src/|^server/src/platform/' },
    ),
    rule(
      'integrations-know-no-module',
      "An adapter speaks an outside party's protocol and knows nothing of our nouns: use its port.",
      { path: '^server/src/integrations/', pathNot: tests },
      { path: '^server/src/(modules|event-handlers)/' },
    ),
    rule(
      'rules-are-pure',
      'rules, states and policy decide without database, clock or network; they import the contract, money and time.',
      { path: `^${modules}/[^/]+/(rules|states|policy|call-policy)\\.ts$` },
      {
        pathNot: `^contract/src/|^server/src/platform/(money|time|when-text|ids|address-prefix|phone|problem)|^crypto$|^${modules}/[^/]+/(rules|states|policy|call-policy)\\.ts$`,
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'web-and-server-meet-in-the-contract',
      'The browser and the server know each other by the contract only.',
      { path: '^web/' },
      { path: '^(server|sandbox|medicines)/' },
    ),
    rule(
      'server-does-not-import-web-sources',
      'The server uses what the web build produced.',
      { path: '^server/src/' },
      { path: '^web/src/' },
    ),
    rule(
      'sandbox-stands-outside',
      'The stand-ins of outside parties know nothing of the product.',
      { path: '^sandbox/' },
      { path: '^(server|web)/' },
    ),
    rule(
      'contract-imports-only-zod',
      'The contract is read by everybody, so it brings nothing but zod.',
      { path: '^contract/src/', pathNot: tests },
      { pathNot: '^contract/src/|(^|/)node_modules/zod/' },
    ),
    rule(
      'medicines-import-only-the-contract',
      'What is known of medicines is data and comparisons: it knows neither server nor screens.',
      { path: '^medicines/src/', pathNot: tests },
      { pathNot: '^(medicines|contract)/src/|^(node:)?(fs|url)$' },
    ),
    rule(
      'no-zod-in-the-browser',
      'Import the type (import type …), or move the plain values into a contract file without schemas.',
      { path: '^web/src/', pathNot: '^web/src/app/server|\\.test\\.tsx?$' },
      { path: schemaFiles, dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'web-sources-know-no-node',
      'happy-dom brings the types of Node into every file of the web: leave it to web/build/install-window.ts.',
      { path: '^web/src/' },
      { path: '(^|/)node_modules/happy-dom/' },
    ),
    rule(
      'everything-resolves',
      'This import leads nowhere.',
      { pathNot: '^web/' },
      { couldNotResolve: true, pathNot: '^pdfmake/interfaces' },
    ),
  ],
  options: {
    // The project's TypeScript 7 has no compiler API in JavaScript; swc reads the same syntax.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    skipAnalysisNotInRules: true,
    exclude: { path: '(^|/)(dist|generated)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};

function filesWithZod(folder) {
  const imports = new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.ts'))
      .map((name) => {
        const text = readFileSync(join(folder, name), 'utf8');
        return [name, [...text.matchAll(/^(?:import|export)(?! type)[^;]*?from '([^']+)'/gm)].map(([, from]) => from)];
      }),
  );
  const heavy = (name, seen = new Set()) =>
    !seen.has(name) &&
    seen.add(name) &&
    (imports.get(name) ?? []).some((from) => from === 'zod' || heavy(from.replace(/^\.\//, ''), seen));
  return [...imports.keys()].filter((name) => heavy(name)).map((name) => `^contract/src/${name.replace('.', '\\.')}$`);
}
