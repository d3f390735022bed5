import { use } from 'react';
import type { ComponentType } from 'react';
import { HeadContext } from '../../shell/page-head.tsx';

/** A tab whose code comes when it is opened. */
export interface LateTab {
  readonly Tab: ComponentType;
  /** Fetches the code; the server waits for it before it renders. */
  readonly load: () => Promise<void>;
}

/** Like a late part of a screen, without what those of the public pages need: sharing code with the first page would make that page heavier. */
export function lateTab(file: string, fetchFile: () => Promise<{ default: ComponentType }>): LateTab {
  let Loaded: ComponentType | undefined;
  let loading: Promise<void> | undefined;
  const load = () => (loading ??= fetchFile().then((module) => void (Loaded = module.default)));

  function Tab() {
    use(HeadContext)?.parts.add(file);
    if (!Loaded) use(load());
    return Loaded ? <Loaded /> : null;
  }
  return { Tab, load };
}
