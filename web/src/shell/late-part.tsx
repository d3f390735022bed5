import { Suspense, use } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { HeadContext } from './page-head.tsx';

/** A piece of a screen whose code comes later than the screen. */
export interface LatePart<Props> {
  /** Shows the piece. What the server rendered stays in place until the code is here. */
  readonly Part: ComponentType<Props>;
  /** Fetches the code; the server waits for it before it renders. */
  readonly load: () => Promise<void>;
}

interface Wishes {
  /** Source file, as the build's manifest names it: the server puts its styles into the document. */
  readonly file: string;
  /** Resolves when the code is wanted; at once unless given. */
  readonly when?: () => Promise<unknown>;
  readonly fallback?: ReactNode;
}

/** Splits a piece off a screen, so that the first view does not wait for it. */
export function latePart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>, { file, when, fallback }: Wishes): LatePart<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  let wanted: Promise<void> | undefined;
  const fetchCode = () => (loading ??= load().then((module) => void (Loaded = module.default)));

  function Late(props: Props) {
    const collected = use(HeadContext);
    collected?.parts.add(file);
    if (!Loaded) use((wanted ??= when ? when().then(fetchCode) : fetchCode()));
    return Loaded ? <Loaded {...props} /> : null;
  }
  const Part = (props: Props) => <Suspense fallback={fallback}><Late {...props} /></Suspense>;
  return { Part, load: fetchCode };
}

/** An edge that peeps in at the bottom, half under the tabs, does not count as seen. */
const EDGE = '0px 0px -120px 0px';
const INTEREST = ['pointerdown', 'keydown', 'scroll', 'focusin'] as const;

/** Resolves when the element comes near the window or the person starts doing something; at once when it is not in the document yet. */
export function nearlySeen(selector: string): Promise<void> {
  return new Promise((resolve) => {
    const element = document.querySelector(selector);
    if (!element) return resolve();
    const finish = () => {
      observer.disconnect();
      for (const type of INTEREST) removeEventListener(type, finish, true);
      resolve();
    };
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && finish(), { rootMargin: EDGE });
    observer.observe(element);
    for (const type of INTEREST) addEventListener(type, finish, { capture: true, once: true, passive: true });
  });
}
