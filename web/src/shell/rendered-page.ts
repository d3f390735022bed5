import type { Language } from '@tabibu/contract/languages';
import type { KnownAnswers, KnownRefusals } from '../api/query.ts';
import type { PageHead } from './page-head.tsx';
import type { SearchHead } from './search-head.ts';
import type { InitialData } from './session.tsx';

/** A page as the server rendered it, before it is written as a document. */
export interface RenderedPage {
  readonly status: number;
  readonly html: string;
  readonly head: PageHead;
  /** What search engines and messengers read. */
  readonly found: SearchHead;
  readonly language: Language;
  /** Passed to the browser as JSON: the initial preferences and the answers that are already known. */
  readonly state: { readonly opening: InitialData; readonly answers: KnownAnswers; readonly refusals: KnownRefusals };
  readonly personal: boolean;
  /** The screen's source files and sentence catalogues, for preloading. */
  readonly screens: readonly string[];
  readonly sentences: readonly string[];
  /**
   * Source files of the lazy parts that were rendered. Their styles go into the document; their code is not preloaded.
   */
  readonly parts: readonly string[];
}
