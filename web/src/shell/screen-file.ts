import type { ComponentType } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import type { Country } from '@tabibu/contract/countries';
import type { Language } from '@tabibu/contract/languages';
import type { MeBody } from '@tabibu/contract/identity';
import type { ShownSpecialty } from '@tabibu/contract/shown-specialties';

/** What a screen knows when it loads its data: the address and the person who opens it. */
export interface Visit {
  readonly params: Readonly<Record<string, string>>;
  readonly search: URLSearchParams;
  readonly country: Country;
  readonly language: Language;
  readonly me: MeBody | null;
  readonly now: number;
  /** What administrators changed of the specialties. */
  readonly specialties?: readonly ShownSpecialty[] | null | undefined;
}

/**
 * The exports of a screen's file: the component, `needs`, which loads the data for its first render into the cache, and
 * `code`, which loads what it imports lazily for that render. The browser waits for `code` before it hydrates: React
 * draws a part anew whose code comes later, and what a person had typed or chosen in it would be lost.
 */
export interface ScreenFile {
  readonly default: ComponentType;
  readonly needs?: (visit: Visit, client: QueryClient) => readonly Promise<unknown>[];
  readonly code?: (visit: Pick<Visit, 'params' | 'search' | 'me'>) => Promise<unknown> | undefined;
}

/** Thrown when a screen's code or sentences cannot be loaded: no network, or a new release has replaced them. */
export class ScreenUnreachable extends Error {}
