import { useEffect } from 'react';
import type { StaffRole } from '@tabibu/contract/roles';
import type { Portal } from '../api/staff.ts';
import { usePreferences } from '../shell/session.tsx';
import { useTranslation } from '../shell/translation.tsx';
import { sectionsOf } from './sections.tsx';

/** From this width on, all sections stand beside each other, and the console is used at a desk. */
const WIDE = '(min-width: 1024px)';
/** What the first section asks for goes out before. */
const AFTER_FIRST_SECTION = 300;

/**
 * Loads the code and the sentences of all sections after the first one, one after the other, so that a press waits for
 * the data of a section only. Not on phones, and not where somebody saves data.
 */
export function useSectionsAhead(portal: Portal, role: StaffRole, isShut: boolean): void {
  const { language } = useTranslation();
  const { savesData } = usePreferences();
  useEffect(() => {
    if (savesData || isShut || !matchMedia(WIDE).matches) return;
    let isOver = false;
    const loadAll = async () => {
      for (const { screen } of sectionsOf(portal, role)) {
        if (isOver) return;
        await screen.load(language);
      }
    };
    // What cannot be loaded now is loaded when its section is opened, and says so there.
    const timer = setTimeout(() => void loadAll().catch(() => undefined), AFTER_FIRST_SECTION);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [portal, role, isShut, language, savesData]);
}
