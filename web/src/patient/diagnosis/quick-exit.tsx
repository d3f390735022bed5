import type { MouseEvent } from 'react';
import { LogOut } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { useLocation } from 'wouter';
import { forgetPageDrafts } from '../../components/forms/page-draft.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { ButtonLink } from '../../ui/button.tsx';

/** A page of ours that says nothing about whoever reads it. */
const HARMLESS = '/learnings';

/**
 * Leaves at once for the articles, for somebody who is being watched. With script they take the place of this page in
 * the history, so that going back does not show it, and what was written is forgotten.
 */
export function QuickExit() {
  const { t } = useTranslation();
  const [, goTo] = useLocation();
  const leave = (event: MouseEvent) => {
    event.preventDefault();
    forgetPageDrafts();
    goTo(HARMLESS, { replace: true });
  };
  return (
    <div className="quick-exit">
      <ButtonLink look="secondary" href={HARMLESS} onClick={leave}>
        <Icon node={LogOut} size={20} />
        {t('assistant.leave')}
      </ButtonLink>
      <p className="small muted">{t('assistant.leave-note')}</p>
    </div>
  );
}
