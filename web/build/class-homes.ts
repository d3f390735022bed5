import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A rule of a style sheet: whose look it gives, in which file, and what it sets. */
interface Rule {
  readonly file: string;
  readonly selector: string;
  readonly sets: readonly string[];
}

/**
 * What places a part in its surroundings and leaves its look alone. A screen may set these of a part whose look stands
 * in another file.
 */
const PLACING =
  /^((margin|inset)(-[a-z-]+)?|flex(-grow|-shrink|-basis)?|grid-(area|column|row)|(align|justify|place)-self|order|(min-|max-)?width|position|top|right|bottom|left|z-index|visibility):|^display: none|^grid-template-(rows|columns): subgrid/;

/**
 * Returns the rules that change the look of a part outside its home, as 'file: selector'. A part is a class whose look
 * a file gives by the class alone (`.button { … }`); that file is its home. Where two files do so, one of them is
 * foreign. Helpers of layout that weigh nothing (`:where(.stack)`) are no parts: a screen lays out itself.
 */
export function foreignRules(sources: string): string[] {
  const rules = rulesIn(sources);
  const homes = new Map<string, string>();
  // A part of `ui` has its home there, whoever else claims its name.
  for (const { file, selector } of [...rules].sort((one, other) => floorOf(one.file) - floorOf(other.file))) {
    const name = /^\.([\w-]+)$/.exec(selector)?.[1];
    if (name && !homes.has(name)) homes.set(name, file);
  }
  const isForeign = ({ file, selector }: Rule) =>
    classesOf(subjectOf(selector)).some((name) => homes.has(name) && homes.get(name) !== file);
  return rules
    .filter(({ sets }) => sets.some((declaration) => !PLACING.test(declaration)))
    .filter(isForeign)
    .map(({ file, selector }) => `${file}: ${selector}`);
}

/**
 * Returns the pairs of classes that stand on one element, come from two files and set one property differently, as
 * 'file: .one and .other'. Neither outweighs the other, so whichever file was loaded last would win.
 */
export function classConflicts(sources: string): string[] {
  const alone = new Map<string, Rule[]>();
  for (const rule of rulesIn(sources)) {
    const name = /^(?:html:not\(\.phone\) )?\.([\w-]+)$/.exec(rule.selector)?.[1];
    if (name) alone.set(name, [...(alone.get(name) ?? []), rule]);
  }
  const rulesOfClass = (name: string) => alone.get(name) ?? [];
  const isRival = (rule: Rule) => (rival: Rule) =>
    rule.file !== rival.file &&
    rule.sets.some((set) => rival.sets.some((against) => contradict(set, against))) &&
    // A rule for the desktop outweighs one for every device.
    rule.selector.startsWith('html') === rival.selector.startsWith('html');
  const fight = (one: string, other: string) =>
    rulesOfClass(one).some((rule) => rulesOfClass(other).some(isRival(rule)));
  const found = filesIn(sources, '.tsx').flatMap((file) =>
    elementsOf(readFileSync(join(sources, file), 'utf8')).flatMap((names) =>
      names.flatMap((one, place) =>
        names.slice(place + 1).flatMap((other) => (fight(one, other) ? [`${file}: .${one} and .${other}`] : [])),
      ),
    ),
  );
  return [...new Set(found)];
}

/** Whether two declarations set one property, or a part of it, to different values. */
function contradict(one: string, other: string): boolean {
  if (one.includes('!important') || other.includes('!important')) return false;
  const [property, against] = [one, other].map((set) => set.slice(0, set.indexOf(':')));
  if (property === against) return one !== other;
  return property!.startsWith(`${against}-`) || against!.startsWith(`${property}-`);
}

/** The classes that stand on one element, wherever a source names several in one text. A button brings its own. */
function elementsOf(text: string): string[][] {
  const tag = /<([A-Za-z]\w*)(?=[\s>])(?:(?!<[A-Za-z])[\s\S])*/g;
  return [...text.matchAll(tag)].flatMap(([attributes, name]) => {
    const own = /^Button(Link)?$|^BookLink$/.test(name!) ? ['button'] : [];
    const given = /className=(?:"[^"]*"|\{[^}]*\}+)/.exec(attributes)?.[0] ?? '';
    return [...given.matchAll(/["'`]([^"'`]+)["'`]/g)].map(([, names]) => [...own, ...names!.split(/[^\w-]+/)]);
  });
}

function filesIn(sources: string, ending: string): string[] {
  const names = readdirSync(sources, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith(ending) && !name.includes('.test.')).sort();
}

function rulesIn(sources: string): Rule[] {
  return filesIn(sources, '.css').flatMap((file) => rulesOf(file, readFileSync(join(sources, file), 'utf8')));
}

function floorOf(file: string): number {
  const floor = ['ui/', 'shell/', 'components/'].findIndex((start) => file.startsWith(start));
  return floor < 0 ? 9 : floor;
}

/** Reads the rules of a style sheet, those inside of others with all that surrounds them. */
function rulesOf(file: string, text: string): Rule[] {
  const rules: Rule[] = [];
  const pieces = text.replaceAll(/\/\*[\s\S]*?\*\//g, '').split(/(?<=[{};])/);
  const around: { selector: string; sets: string[] }[] = [];
  for (const piece of pieces.map((one) => one.trim())) {
    if (piece.endsWith('{')) around.push({ selector: piece.slice(0, -1).trim(), sets: [] });
    else if (piece.endsWith(';')) around.at(-1)?.sets.push(piece);
    else if (piece === '}') {
      const { selector, sets } = around.pop()!;
      // A query of the screen's width changes how a part looks there, and who surrounds it stays.
      const outer = around.map((one) => one.selector).filter((one) => !one.startsWith('@'));
      if (selector.startsWith('@') || sets.length === 0) continue;
      for (const one of partsOf(selector, ',')) rules.push({ file, selector: [...outer, one].join(' '), sets });
    }
  }
  return rules;
}

/** Returns the last compound of a selector: what the rule is about. */
function subjectOf(selector: string): string {
  return partsOf(selector, ' >+~').at(-1)!;
}

/** Names the classes that a compound asks for. What it excludes or contains is not what the rule is about. */
function classesOf(compound: string): string[] {
  const asked = compound.replaceAll(/:(not|has)\((?:[^()]|\([^()]*\))*\)/g, '');
  return [...asked.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name!);
}

/** Splits at any of the separators outside of brackets. */
function partsOf(selector: string, separators: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of selector.replaceAll('&', '')) {
    if ('(['.includes(letter)) depth += 1;
    if (')]'.includes(letter)) depth -= 1;
    if (depth === 0 && separators.includes(letter)) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}
