import { use } from 'react';
import type { ComponentType } from 'react';
import { HeadContext } from './page-head.tsx';
import { readable } from './readable-promise.ts';

/** A tab whose code is loaded when it is opened. */
export interface LazyTab {
  readonly Tab: ComponentType;
  /** Loads the code; the server waits for it before it renders. */
  readonly load: () => Promise<unknown>;
}

/**
 * Like `lazyPart`, without the features that public pages need: shared code would make the first public page larger.
 */
export function lazyTab(file: string, fetchFile: () => Promise<{ default: ComponentType }>): LazyTab {
  let loading: Promise<{ default: ComponentType }> | undefined;
  const load = () => (loading ??= readable(fetchFile()));

  function Tab() {
    use(HeadContext)?.parts.add(file);
    const { default: Loaded } = use(load());
    return <Loaded />;
  }
  return { Tab, load };
}
