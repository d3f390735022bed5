import type { CompiledMessage } from '@lingui/message-utils/compileMessage';

export type { CompiledMessage };

/** A way through the choices of a sentence: the name of each value that chooses, with the option taken. */
export type Branch = Readonly<Record<string, string>>;

/** Returns the names of the values that a sentence takes, in their order; one that stands there twice comes twice. */
export function namesIn(message: CompiledMessage): string[] {
  return message.flatMap((token) =>
    typeof token === 'string' ? [] : [token[0], ...optionsOf(token[2]).flatMap(([, sentence]) => namesIn(sentence))],
  );
}

/**
 * Returns every way through the choices of a sentence, also the choices inside a choice. A value that chooses twice
 * takes the same option both times. Pure.
 */
export function branchesOf(message: CompiledMessage, from: Branch = {}): Branch[] {
  return message.reduce<Branch[]>(
    (ways, token) => (typeof token === 'string' ? ways : ways.flatMap((way) => waysThrough(token, way))),
    [from],
  );
}

function waysThrough([name, , format]: Exclude<CompiledMessage[number], string>, way: Branch): Branch[] {
  const options = optionsOf(format);
  if (options.length === 0) return [way];
  const taken = options.filter(([option]) => way[name] === undefined || way[name] === option);
  if (taken.length === 0) return [way];
  return taken.flatMap(([option, sentence]) => branchesOf(sentence, { ...way, [name]: option }));
}

function optionsOf(format: unknown): [option: string, sentence: CompiledMessage][] {
  if (format === null || typeof format !== 'object') return [];
  return Object.entries(format).filter((one): one is [string, CompiledMessage] => Array.isArray(one[1]));
}
