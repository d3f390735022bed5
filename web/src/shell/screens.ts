import type { ComponentType } from 'react';
import type { Language } from '@tabibu/contract/languages';
import type { Catalogue } from './catalogue-file.ts';
import type { RingProps } from './ring-props.ts';
import type { RouteDefinition, RouteMatch } from './route.ts';
import type { ScreenFile } from './screen-file.ts';

/** The file that lists screens and catalogues which the first script does not name. */
export type ListName = 'other-screens' | 'work-screens';

type Loaders<Module> = Readonly<Record<string, () => Promise<Module>>>;

interface Lists extends Record<ListName, () => Promise<{ readonly CATALOGUES: Loaders<Catalogue> }>> {
  'work-screens': () => Promise<{
    readonly CATALOGUES: Loaders<Catalogue>;
    /** What shows and rings emergencies on every page of a doctor. */
    readonly RING: Loaders<{ default: ComponentType<RingProps> }>;
  }>;
}

/** Returns the route and parameters of a path without query; the route of unknown addresses if none matches. */
export let matchRoute: (path: string) => RouteMatch;

/**
 * Loads a screen's code and sentences. Returns the same promise for the same screen until it fails. Rejects with
 * `ScreenUnreachable`.
 */
export let loadScreen: (route: RouteDefinition, language: Language) => Promise<ScreenFile>;

/** Loads the lists of what the first script does not name. */
export let lists: Lists;

/**
 * Tells the shell and the floors above it which screens there are, which they use without knowing them. Called by `app`
 * before anything is drawn.
 */
export function handInScreens(match: typeof matchRoute, load: typeof loadScreen, others: Lists): void {
  matchRoute = match;
  loadScreen = load;
  lists = others;
}
