import type { DocumentKind, NoteContentBody, VisitRecordsBody } from '../../api/records.ts';
import { useTranslation } from '../../shell/translation.tsx';
import type { Translation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { sameText } from './draft-keeper.ts';
import { CONTENT_OF, isEmpty, savedOf } from './drafts.ts';
import { DocumentContent } from './paper-of.tsx';
import { useDraft } from './use-drafts.ts';
import type { Draft, DraftOf } from './use-drafts.ts';

/** The text that was typed here but not saved before the document was signed elsewhere; undefined if there is none. */
export function useLeftover(
  kind: DocumentKind,
  draft: Draft<DocumentKind>,
  visit: VisitRecordsBody,
): DraftOf<DocumentKind>['content'] | undefined {
  const { content, saving } = useDraft(draft);
  const signed = (CONTENT_OF[kind] as (known: unknown) => unknown)(savedOf(visit, kind));
  const isOpen = saving.kind !== 'untouched' && saving.kind !== 'saved';
  return isOpen && !isEmpty(kind, content) && !sameText(content, signed) ? content : undefined;
}

const PARTS = ['history', 'findings', 'assessment', 'plan'] as const;

/** The text for an addendum: the parts of the typed note that differ from the signed one, each with its label. */
export function asAddendum(typed: NoteContentBody, signed: NoteContentBody, { t }: Pick<Translation, 't'>): string {
  return PARTS.filter((part) => typed[part].trim() !== '' && typed[part].trim() !== signed[part].trim())
    .map((part) => `${t(`record.${part}`)}: ${typed[part].trim()}`)
    .join('\n\n');
}

interface LeftoverProps {
  kind: DocumentKind;
  content: unknown;
  onAdd: () => void;
  onRemove: () => void;
}

/**
 * Shows the unsaved text beside the signed document. For a note it can become an addendum; for other documents it can
 * only be copied or removed.
 */
export function UnsavedText({ kind, content, onAdd, onRemove }: LeftoverProps) {
  const { t } = useTranslation();
  return (
    <Notice tone="warning" title={t('visit.leftover-title')}>
      <p>{t(kind === 'note' ? 'visit.leftover-note' : 'visit.leftover-other')}</p>
      <DocumentContent kind={kind} content={content} />
      <div className="visit-choice">
        {kind === 'note' && (
          <Button look="secondary" onClick={onAdd}>
            {t('visit.leftover-add')}
          </Button>
        )}
        <Button look="quiet" onClick={onRemove}>
          {t('visit.leftover-remove')}
        </Button>
      </div>
    </Notice>
  );
}
