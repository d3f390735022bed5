import { use, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { AddressContext } from '../../shell/screen-visit.tsx';

/** A filter is any text with its default, or one of several words, of which the first is the default. */
type Choices = Readonly<Record<string, string | readonly string[]>>;

type Values<C extends Choices> = {
  readonly [Name in keyof C]: C[Name] extends readonly (infer Word)[] ? Word : string;
};

export interface Filters<C extends Choices> {
  readonly values: Values<C>;
  /** Whether a filter differs from its default; `page` and `sort` do not count. */
  readonly isFiltered: boolean;
  /** Changes some values. The list begins again at its first page, unless `page` is among them. */
  readonly change: (changes: Partial<Values<C>>) => void;
  readonly reset: () => void;
}

/** In milliseconds: how long the address waits for the end of typing, because browsers limit its changes. */
const PAUSE = 250;

/**
 * The filters of a list, kept in the query of the address: a reload, a link and Back show the same list. A word in the
 * address that is no choice counts as the default. `choices` must not change between renders.
 *
 *     const { values, change } = useFilters({ q: '', status: ['', ...STATUSES], page: '1' });
 */
export function useFilters<const C extends Choices>(choices: C): Filters<C> {
  const { path, search } = use(AddressContext);
  const [, goTo] = useLocation();
  const [values, setValues] = useState(() => readFilters(choices, search));
  const [read, setRead] = useState(search);
  // Another address was opened meanwhile, by a link or Back.
  if (read !== search) {
    setRead(search);
    setValues(readFilters(choices, search));
  }
  const wanted = writeFilters(choices, values, search);
  useEffect(() => {
    if (wanted === search.replace(/^\?/, '')) return;
    const timer = setTimeout(() => goTo(wanted ? `${path}?${wanted}` : path, { replace: true }), PAUSE);
    return () => clearTimeout(timer);
  }, [wanted, search, path, goTo]);
  const defaults = defaultsOf(choices);
  return {
    values,
    isFiltered: Object.keys(choices).some(
      (name) => name !== 'page' && name !== 'sort' && values[name] !== defaults[name],
    ),
    change: (changes) =>
      setValues((last) => ({ ...last, ...('page' in choices && { page: defaults['page'] }), ...changes })),
    reset: () => setValues(defaults),
  };
}

/** Returns the filters of an address without any. */
export const defaultsOf = <const C extends Choices>(choices: C): Values<C> => readFilters(choices, '');

/** Returns the filters of an address. */
export function readFilters<const C extends Choices>(choices: C, search: string): Values<C> {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    Object.entries(choices).map(([name, choice]) => {
      const word = query.get(name);
      if (typeof choice === 'string') return [name, word ?? choice];
      return [name, word !== null && choice.includes(word) ? word : choice[0]];
    }),
  ) as Values<C>;
}

/** Returns the query with the filters that differ from their defaults; what else stands in the address stays. */
function writeFilters<C extends Choices>(choices: C, values: Values<C>, search: string): string {
  const query = new URLSearchParams(search);
  const defaults = defaultsOf(choices);
  for (const [name, value] of Object.entries(values)) {
    if (value === defaults[name]) query.delete(name);
    else query.set(name, String(value));
  }
  return query.toString();
}
