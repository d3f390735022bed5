import type { ReactNode } from 'react';
import type { DocumentKind } from '../../api/records.ts';
import { problemText } from '../../api/forms/problem-text.ts';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { CONTENT_OF, KIND_WORDS } from './drafts.ts';
import { DocumentContent } from './paper-of.tsx';
import { useDraft } from './use-drafts.ts';
import type { Draft, DraftOf } from './use-drafts.ts';

interface SectionProps<Kind extends DocumentKind> {
  kind: Kind;
  draft: Draft<Kind>;
  children: (state: DraftOf<Kind>) => ReactNode;
  onRemove?: (() => void) | undefined;
}

/**
 * A document that is being written. Shows a refusal of the server, and lets the doctor choose if there is a newer text
 * from elsewhere.
 */
export function DraftSection<Kind extends DocumentKind>({ kind, draft, children, onRemove }: SectionProps<Kind>) {
  const { t } = useTranslation();
  const state = useDraft(draft);
  const { saving, newer, other } = state;
  return (
    <details className="card visit-part" data-kind={kind} open>
      <summary>
        <h2>{t(KIND_WORDS[kind])}</h2>
      </summary>
      <div className="stack">
        {saving.kind === 'refused' && (
          <Notice tone="danger" announce title={t('visit.refused-title')}>
            <p>{problemText(saving.error, t, 'visit.refused')}</p>
          </Notice>
        )}
        {newer && (
          <Notice tone="warning" announce title={t('visit.stale-title')}>
            <p>{t('visit.stale')}</p>
            <details className="visit-other">
              <summary>{t('visit.stale-show')}</summary>
              <div className="visit-other-paper">
                <DocumentContent kind={kind} content={CONTENT_OF[kind](newer)} />
              </div>
            </details>
            <div className="visit-choice">
              <Button look="secondary" onClick={() => void draft.keepMine()}>
                {t('visit.stale-mine')}
              </Button>
              <Button look="secondary" onClick={() => draft.takeNewer()}>
                {t('visit.stale-theirs')}
              </Button>
            </div>
          </Notice>
        )}
        {children(state)}
        {other !== undefined && (
          <details className="visit-other">
            <summary>{t('visit.other')}</summary>
            <div className="visit-other-paper">
              <DocumentContent kind={kind} content={other} />
            </div>
          </details>
        )}
        {onRemove && (
          <Button look="quiet" onClick={onRemove}>
            {t('visit.remove-part')}
          </Button>
        )}
      </div>
    </details>
  );
}
