import { useState } from 'react';
import { LockKeyhole } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import type { DocumentKind, NoteBody, NoteContentBody, PrescriptionBody, VisitRecordsBody } from '../../api/records.ts';
import { allergyText } from '../../components/allergy-text.ts';
import { FactLines, PaperPart } from '../../components/document-views.tsx';
import { dayOfPaper } from '../../components/document-words.ts';
import { useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { AddendumForm } from './addendum-form.tsx';
import { CancelForm } from './cancel-form.tsx';
import { CONTENT_OF, KIND_WORDS, savedOf, documentTimeZone } from './drafts.ts';
import { UnsavedText, asAddendum, useLeftover } from './leftover-text.tsx';
import { DocumentContent } from './paper-of.tsx';
import { NotComparedNotice } from './safety-notices.tsx';
import { findingText } from './safety-words.ts';
import type { Draft } from './use-drafts.ts';

/**
 * A signed document, which cannot be changed. A note can get an addendum; other documents can be cancelled, a
 * prescription only until it is dispensed.
 */
export function SignedSection({
  kind,
  visit,
  draft,
  onCancelled,
}: {
  kind: DocumentKind;
  visit: VisitRecordsBody;
  draft: Draft<DocumentKind>;
  onCancelled: () => void;
}) {
  const speech = useTranslation();
  const { t, moment } = speech;
  const now = useNow();
  const zone = documentTimeZone(visit);
  const [open, setOpen] = useState(false);
  const saved = savedOf(visit, kind)!;
  const close = () => setOpen(false);
  const leftover = useLeftover(kind, draft, visit);
  const added = kind === 'note' && leftover ? asAddendum(leftover as NoteContentBody, saved as NoteBody, speech) : '';
  const mayCancel = kind !== 'note' && !(saved as PrescriptionBody).dispensed;
  return (
    <details className="card visit-part" open>
      <summary>
        <h2>{t(KIND_WORDS[kind])}</h2>
      </summary>
      <div className="stack">
        <p className="signed-mark small" suppressHydrationWarning>
          <Icon node={LockKeyhole} size={16} />
          {t('visit.signed-at', { when: moment(saved.signed_at ?? saved.saved_at, zone, now) })}
        </p>
        <FactLines facts={saved.facts} />
        <DocumentContent kind={kind} content={(CONTENT_OF[kind] as (known: unknown) => unknown)(saved)} />
        {leftover && !open && (
          <UnsavedText kind={kind} content={leftover} onAdd={() => setOpen(true)} onRemove={() => draft.restart()} />
        )}
        {kind === 'note' && <Addenda note={saved as NoteBody} zone={zone} />}
        {kind === 'prescription' && <SignedSafety prescription={saved as PrescriptionBody} zone={zone} />}
        {kind === 'prescription' && <Dispensing prescription={saved as PrescriptionBody} zone={zone} />}
        {open &&
          (kind === 'note' ? (
            <AddendumForm bookingId={visit.booking_id} text={added} onClose={close} onSent={() => draft.restart()} />
          ) : (
            <CancelForm kind={kind} bookingId={visit.booking_id} onClose={close} onCancelled={onCancelled} />
          ))}
        {!open && kind === 'note' && (
          <Button look="secondary" onClick={() => setOpen(true)}>
            {t('visit.add-addendum')}
          </Button>
        )}
        {!open && mayCancel && (
          <Button look="danger" onClick={() => setOpen(true)}>
            {t(`visit.cancel-${kind as 'prescription'}`)}
          </Button>
        )}
      </div>
    </details>
  );
}

function Addenda({ note: { addenda }, zone }: { note: NoteBody; zone: string }) {
  const { t, moment } = useTranslation();
  const now = useNow();
  return addenda.map(({ id, text, added_at: at, author }) => (
    <div key={id} className="paper-note">
      <p className="small muted" suppressHydrationWarning>
        {t('record.added', { when: moment(at, zone, now), author })}
      </p>
      <p className="prose">{text}</p>
    </div>
  ));
}

/** The allergies as printed, and the findings with the doctor's reasons at the signing. */
function SignedSafety({ prescription: { safety }, zone }: { prescription: PrescriptionBody; zone: string }) {
  const speech = useTranslation();
  const { t } = speech;
  if (!safety) return null;
  const reasons = new Map(safety.acknowledged.map(({ key, reason }) => [key, reason]));
  return (
    <>
      <PaperPart name={t('record.allergies.title')}>{allergyText(safety.allergies, zone, speech)}</PaperPart>
      {safety.findings.map((finding) => (
        <Notice key={finding.key} tone="info" title={t(`safety.${finding.level}`)}>
          <p>{findingText(finding, t)}</p>
          {reasons.has(finding.key) && <p>{t('safety.acknowledged', { reason: reasons.get(finding.key) ?? '' })}</p>}
        </Notice>
      ))}
      <NotComparedNotice rows={safety.not_compared} />
    </>
  );
}

/** Until when the prescription can be dispensed, or where it was dispensed. */
function Dispensing({
  prescription: { dispensed, valid_until: until },
  zone,
}: {
  prescription: PrescriptionBody;
  zone: string;
}) {
  const speech = useTranslation();
  const { t, moment } = speech;
  const now = useNow();
  if (dispensed)
    return (
      <Notice tone="info">
        <p suppressHydrationWarning>
          {t('record.dispensed', {
            when: moment(dispensed.at, zone, now),
            pharmacy: dispensed.pharmacy,
            town: dispensed.town,
          })}
        </p>
      </Notice>
    );
  return until && <p className="small muted">{t('record.valid-until', { day: dayOfPaper(until, speech) })}</p>;
}
