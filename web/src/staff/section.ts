import type { ComponentType } from 'react';
import type { IconNode } from 'lucide';
import type { QueryClient } from '@tanstack/react-query';
import type { StaffRole } from '@tabibu/contract/roles';
import type { Portal } from '../api/staff.ts';
import type { LazyPart } from '../shell/lazy-part.tsx';
import type { SentenceKey } from '../shell/translation.tsx';

/**
 * The groups of the navigation in their order. One without sections is not shown. `desk` has the printed tabs of the
 * staff portal, which stand first (STF-SHELL-04).
 */
export const SECTION_GROUPS = ['desk', 'market', 'money', 'words', 'house'] as const;

/** The screen of a section. */
export interface SectionScreen extends LazyPart<object> {
  /** Asks for what the section shows first, if its code is there and says what that is. */
  readonly ask: (client: QueryClient) => void;
}

/** A section of a portal: its place in the address, its link, who may open it, and its screen. */
export interface PortalSection {
  /** The last part of the address, such as `settings` in /admin/dashboard/settings (C69). */
  readonly name: string;
  /** Another name that opens it. */
  readonly also?: string;
  readonly group: (typeof SECTION_GROUPS)[number];
  readonly title: SentenceKey;
  readonly icon: IconNode;
  readonly portals: readonly Portal[];
  /** The roles that see the section. The server refuses the others by the access matrix anyway. */
  readonly roles: readonly StaffRole[];
  /** What waits there, beside the link. */
  readonly Count?: ComponentType;
  readonly screen: SectionScreen;
}
