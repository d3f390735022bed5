import { Suspense, memo, use, useSyncExternalStore } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { Language } from '@tabibu/contract/languages';
import { LoadFailure } from './load-failure.tsx';
import { hasSentences, loadSentences } from './catalogues.ts';
import type { SentenceChunk } from '../api/sentence-key.ts';
import { HeadContext } from './page-head.tsx';
import { isReadable, readable } from './readable-promise.ts';
import { useTranslation } from './translation.tsx';

/** A part of a screen whose code loads after the screen. */
export interface LazyPart<Props> {
  /** Renders the part. HTML from the server stays in place until the code has loaded. */
  readonly Part: ComponentType<Props>;
  /** Loads the code and, if a language is given, the sentences of the part. The server calls it before it renders. */
  readonly load: (language?: Language) => Promise<unknown>;
}

interface LazyPartOptions {
  /** Source file as named in the build manifest, so that the server can put its styles into the document. */
  readonly file: string;
  /** Sentence catalogues that the screen needs for this part only; they load with its code. */
  readonly sentences?: readonly SentenceChunk[];
  /** Resolves when the code is wanted; without it the code loads with the first render. */
  readonly when?: () => Promise<unknown>;
  readonly fallback?: ReactNode;
}

/** Makes a part of a screen load on demand, so that the first view does not wait for it. */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { file, sentences = [], when, fallback }: LazyPartOptions,
): LazyPart<Props> {
  let code: Promise<{ default: ComponentType<Props> }> | undefined;
  const wanted = new Map<Language, Promise<{ default: ComponentType<Props> }>>();
  const missing = openFlag();
  const fetchCode = () => (code ??= readable(importWithRetry(load, missing.raise)));
  const fetchSentences = (language: Language) =>
    importWithRetry(() => loadSentences(language, sentences), missing.raise);
  const fetchBoth = async (language: Language) => (await Promise.all([fetchCode(), fetchSentences(language)]))[0];
  const codeWhenWanted = (language: Language) => {
    const promise =
      wanted.get(language) ?? readable(when ? when().then(() => fetchBoth(language)) : fetchBoth(language));
    wanted.set(language, promise);
    return promise;
  };

  function Late(props: Props) {
    const { language } = useTranslation();
    const collected = use(HeadContext);
    collected?.parts.add(file);
    const isLoaded = code && isReadable(code) && hasSentences(language, sentences);
    const { default: Loaded } = use(isLoaded ? code! : codeWhenWanted(language));
    return <Loaded {...props} />;
  }
  // Rendered again with the same properties it would drop what the server drew, as long as its code is not there.
  const Part: ComponentType<Props> = memo((props: Props) => (
    <Suspense fallback={<Fallback missing={missing}>{fallback}</Fallback>}>
      <Late {...props} />
    </Suspense>
  ));
  return { Part, load: (language) => (language === undefined ? fetchCode() : fetchBoth(language)) };
}

interface Flag {
  readonly raise: () => void;
  readonly isRaised: () => boolean;
  readonly watch: (changed: () => void) => () => void;
}

function openFlag(): Flag {
  const watchers = new Set<() => void>();
  let raised = false;
  return {
    raise: () => {
      raised = true;
      watchers.forEach((changed) => changed());
    },
    isRaised: () => raised,
    watch: (changed) => {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
  };
}

/** Stands in for a part until its code has loaded. Once loading has failed it says so and offers to reload the page. */
function Fallback({ missing, children }: { missing: Flag; children: ReactNode }) {
  const { t } = useTranslation();
  const isMissing = useSyncExternalStore(missing.watch, missing.isRaised, () => false);
  return isMissing ? <LoadFailure words={t('frame.part-missing')} onRetry={reloadPage} /> : children;
}

/** Loads the page again; does nothing without a network, where that would lose the screen. */
export function reloadPage(): void {
  if (navigator.onLine) location.reload();
}

/**
 * Loads a module. If that fails without a network, reports it to `onMissing`, waits for the network and tries again, so
 * that a missing part does not break the rest of the screen. Throws if the first attempt fails on the server or in a
 * browser with a network. Chromium 150 remembers a failed import as long as the document is open; there the part stays
 * missing until the page is reloaded.
 */
async function importWithRetry<Module>(
  load: () => Promise<Module>,
  onMissing: () => void,
  waited = false,
): Promise<Module> {
  return load().catch(async (error: unknown) => {
    if (typeof window === 'undefined' || (navigator.onLine && !waited)) throw error;
    onMissing();
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    return importWithRetry(load, onMissing, true);
  });
}

/** An element counts as near the viewport only above the lowest 120 pixels, which the tab bar partly covers. */
const EDGE = '0px 0px -120px 0px';
const INTEREST = ['pointerdown', 'keydown', 'scroll', 'focusin'] as const;

/**
 * Resolves when the element becomes visible, leaves the document or the person starts to interact; at once if the
 * element is not in the document. React drops what the server drew when anything above it changes meanwhile.
 */
export function whenNearViewport(selector: string): Promise<void> {
  return new Promise((resolve) => {
    const element = document.querySelector(selector);
    if (!element) return resolve();
    const finish = () => {
      observer.disconnect();
      gone.disconnect();
      for (const type of INTEREST) removeEventListener(type, finish, true);
      resolve();
    };
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && finish(), {
      rootMargin: EDGE,
    });
    const gone = new MutationObserver(() => element.isConnected || finish());
    observer.observe(element);
    gone.observe(element.parentNode!, { childList: true });
    for (const type of INTEREST) addEventListener(type, finish, { capture: true, once: true, passive: true });
  });
}
