import type { DocumentKind, NoteContentBody, VisitRecordsBody } from '../../api/records.ts';
import { useSpeech } from '../../shell/speech.tsx';
import type { Speech } from '../../shell/speech.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { sameText } from './draft-keeper.ts';
import { CONTENT_OF, isEmpty, savedOf } from './drafts.ts';
import { PaperOf } from './paper-of.tsx';
import { useDraft } from './use-drafts.ts';
import type { Draft, DraftOf } from './use-drafts.ts';

/** What was typed here and never reached the document before it was signed elsewhere; undefined when nothing was. */
export function useLeftover(kind: DocumentKind, draft: Draft<DocumentKind>, visit: VisitRecordsBody): DraftOf<DocumentKind>['content'] | undefined {
  const { content, saving } = useDraft(draft);
  const signed = (CONTENT_OF[kind] as (known: unknown) => unknown)(savedOf(visit, kind));
  const isOpen = saving.kind !== 'untouched' && saving.kind !== 'saved';
  return isOpen && !isEmpty(kind, content) && !sameText(content, signed) ? content : undefined;
}

const PARTS = ['history', 'findings', 'assessment', 'plan'] as const;

/** The text of an addendum: the parts of a note that the signed one does not have, each under its name. */
export function asAddendum(typed: NoteContentBody, signed: NoteContentBody, { t }: Pick<Speech, 't'>): string {
  return PARTS.filter((part) => typed[part].trim() !== '' && typed[part].trim() !== signed[part].trim()).map((part) => `${t(`record.${part}`)}: ${typed[part].trim()}`).join('\n\n');
}

interface LeftoverProps {
  kind: DocumentKind;
  content: unknown;
  onAdd: () => void;
  onRemove: () => void;
}

/** It is shown beside the signed document: a note may be added to, from the others it can be copied. */
export function LeftoverText({ kind, content, onAdd, onRemove }: LeftoverProps) {
  const { t } = useSpeech();
  return (
    <Notice tone="warning" title={t('visit.leftover-title')}>
      <p>{t(kind === 'note' ? 'visit.leftover-note' : 'visit.leftover-other')}</p>
      <PaperOf kind={kind} content={content} />
      <div className="visit-choice">
        {kind === 'note' && <Button look="secondary" onClick={onAdd}>{t('visit.leftover-add')}</Button>}
        <Button look="quiet" onClick={onRemove}>{t('visit.leftover-remove')}</Button>
      </div>
    </Notice>
  );
}
