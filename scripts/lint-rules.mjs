// Our own lint rules, for what no published rule covers. Each message says what to do instead.
import { expectWhatWaits, namesStay, onlyOneDevice } from './screen-rules.mjs';

const saysNothing = new Set(['utils', 'util', 'helpers', 'helper', 'common', 'misc', 'shared', 'lib']);
const saysLittle = new Set(['handle', 'process', 'manager', 'data', 'info']);
const moduleFiles = new Set([
  'index',
  'rules',
  'states',
  'policy',
  'store',
  'routes',
  'jobs',
  'checks',
  'authenticate',
]);

const fileNames = {
  create(context) {
    const path = pathOf(context);
    const name = path.split('/').at(-1);
    const words = name.split('.')[0].split('-');
    return {
      Program(node) {
        const banned = words.find((word) => saysNothing.has(word) || (path.includes('/src/') && saysLittle.has(word)));
        if (banned)
          context.report({
            node,
            message: `A file name says what is inside; "${banned}" does not. Name the thing: fees.ts, phone.ts, list-doctors.ts.`,
          });
        const [, rest] = /^server\/src\/modules\/[^/]+\/(.+)$/.exec(path) ?? [];
        if (rest && !isModuleFile(rest)) {
          context.report({
            node,
            message:
              'A module holds index, rules, states, policy, store, routes, jobs, checks and one file per verb, called <verb>-<noun>.ts; the only folder inside is testing. See ARCHITECTURE.md, "Inside a module".',
          });
        }
      },
    };
  },
};

function isModuleFile(rest) {
  if (rest.includes('/')) return rest.startsWith('testing/');
  if (rest.endsWith('.test.ts')) return true;
  const stem = rest.replace(/\.ts$/, '');
  return moduleFiles.has(stem) || /^[a-z]+(-[a-z0-9]+)+$/.test(stem);
}

const onlyOneClock = {
  create(context) {
    const message =
      'Time comes from ctx.clock, so that tests can turn it. Only platform/clock.ts looks at the real clock.';
    return {
      CallExpression(node) {
        const { callee } = node;
        if (callee.type === 'MemberExpression' && callee.object.name === 'Date' && callee.property.name === 'now')
          context.report({ node, message });
      },
      NewExpression(node) {
        if (node.callee.name === 'Date' && node.arguments.length === 0) context.report({ node, message });
      },
    };
  },
};

const sayWhatItDoes = {
  create(context) {
    const check = (identifier) => {
      if (identifier && /^(handle|manage)[A-Z]|^process(?!Of)[A-Z]/.test(identifier.name)) {
        context.report({
          node: identifier,
          message: `"${identifier.name}" does not say what happens. Name the act: settlePayment, openDialog, retrySms.`,
        });
      }
    };
    return {
      FunctionDeclaration: (node) => check(node.id),
      VariableDeclarator: (node) => check(node.id.type === 'Identifier' ? node.id : undefined),
    };
  },
};

const sqlOnlyInStores = {
  create(context) {
    const statement = /^\s*(select\s.+\sfrom\s|insert\s+into\s|update\s+\w+\s+set\s|delete\s+from\s)/is;
    const check = (node, text) => {
      if (statement.test(text))
        context.report({ node, message: "SQL lives in the module's store.ts, under a name that says what it asks." });
    };
    return {
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      TemplateLiteral: (node) => check(node, node.quasis.map((quasi) => quasi.value.raw).join(' x ')),
    };
  },
};

/**
 * Returns whether a variable is a table with arbitrary text keys: an object literal with entries at the top level of a
 * file, typed `Record<string, …>`.
 */
function isTextTable({ id, init, parent }) {
  const annotation = id.typeAnnotation?.typeAnnotation;
  if (parent.parent.type !== 'Program' && parent.parent.type !== 'ExportNamedDeclaration') return false;
  return init?.type === 'ObjectExpression' && init.properties.length > 0 && isTextRecord(annotation);
}

function isTextRecord(annotation) {
  if (annotation?.type !== 'TSTypeReference') return false;
  const [first] = annotation.typeArguments?.params ?? [];
  if (annotation.typeName.name === 'Readonly') return isTextRecord(first);
  return annotation.typeName.name === 'Record' && first?.type === 'TSStringKeyword';
}

const ownKeysOnly = {
  create(context) {
    const report = (node, message) => context.report({ node, message });
    return {
      BinaryExpression(node) {
        const isFixed = node.left.type === 'Literal' || node.left.type === 'PrivateIdentifier';
        if (node.operator === 'in' && !isFixed)
          report(
            node,
            '"in" also finds what every object inherits ("constructor"). Ask isKeyOf of contract/src/own-key.ts, or keep the table in a Map.',
          );
      },
      MemberExpression(node) {
        if (node.computed && node.property.type === 'TSAsExpression')
          report(
            node,
            'A text that is only said to be a key may be "constructor". Ask isKeyOf of contract/src/own-key.ts first.',
          );
      },
      VariableDeclarator(node) {
        if (isTextTable(node))
          report(
            node,
            'A table that any text may ask is a Map: an object also answers to "constructor" and "__proto__".',
          );
      },
    };
  },
};

const WIDTH = 120;

/**
 * Prettier does not wrap comments, so this rule limits their width. A line without a space to break at, such as an
 * address, may be longer.
 */
const commentWidth = {
  create(context) {
    return {
      Program() {
        const { lines } = context.sourceCode;
        for (const { loc } of context.sourceCode.getAllComments()) {
          for (let line = loc.start.line; line <= loc.end.line; line += 1) {
            const text = lines[line - 1] ?? '';
            const isBreakable = text
              .slice(0, WIDTH)
              .trim()
              .replace(/^[/*]+/, '')
              .trim()
              .includes(' ');
            if (text.length > WIDTH && isBreakable && !text.includes('oxlint-disable') && loc.start.column < WIDTH)
              context.report({
                loc: { start: { line, column: WIDTH }, end: { line, column: text.length } },
                message: `A comment ends at column ${WIDTH}: wrap it.`,
              });
          }
        }
      },
    };
  },
};

const importsByName = {
  create(context) {
    const check = ({ source }) => {
      if (source && /^\.\..*\/(contract|locales|medicines|sandbox)\/src\//.test(source.value))
        context.report({
          node: source,
          message: 'A package of ours is imported by its name: @tabibu/contract/<file>.',
        });
    };
    return { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check };
  },
};

function pathOf(context) {
  return context.filename.slice(context.cwd.length + 1).replaceAll('\\', '/');
}

export default {
  meta: { name: 'tabibu' },
  rules: {
    'comment-width': commentWidth,
    'expect-what-waits': expectWhatWaits,
    'file-names': fileNames,
    'imports-by-name': importsByName,
    'names-stay': namesStay,
    'only-one-clock': onlyOneClock,
    'only-one-device': onlyOneDevice,
    'own-keys-only': ownKeysOnly,
    'say-what-it-does': sayWhatItDoes,
    'sql-only-in-stores': sqlOnlyInStores,
  },
};
