import type { SentenceChunk, SentenceKey } from '../api/sentence-key.ts';

export interface RouteDefinition {
  readonly path: string;
  /** The screen's file in `web/src`, without the extension. */
  readonly file: string;
  /** A screen for doctors and staff, shown in the frame without the patients' navigation. */
  readonly audience?: 'doctor';
  /** Patients and doctors both open it, each in their own frame. */
  readonly both?: true;
  /** The screen stays while the rest of its address changes, and draws anew what depends on it. */
  readonly stays?: true;
  readonly title: SentenceKey;
  /** `home` renders its own phone bar and `tab` has no back button. All others have a back button. */
  readonly bar?: 'home' | 'tab';
  readonly tab?: TabName;
  readonly sentences?: readonly SentenceChunk[];
  /** Personal screens are not indexed by search engines and not cached by the browser. */
  readonly personal?: boolean;
  readonly status?: number;
}

export type TabName = 'home' | 'diagnosis' | 'learnings' | 'more';

/** Paths of the four tabs of the phone frame (PAT-SHELL-35). */
export const TAB_PATHS: Readonly<Record<TabName, string>> = {
  home: '/',
  diagnosis: '/diagnosis',
  learnings: '/learnings',
  more: '/more',
};

export interface RouteMatch {
  readonly route: RouteDefinition;
  readonly params: Readonly<Record<string, string>>;
}
