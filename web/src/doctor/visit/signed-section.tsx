import { useState } from 'react';
import { LockKeyhole } from 'lucide-react';
import type { DocumentKind, NoteBody, NoteContentBody, PrescriptionBody, VisitRecordsBody } from '../../api/records.ts';
import { dayOfPaper } from '../../parts/document-words.ts';
import { useNow } from '../../shell/session.tsx';
import { useSpeech } from '../../shell/speech.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AddendumForm } from './addendum-form.tsx';
import { CancelForm } from './cancel-form.tsx';
import { CONTENT_OF, KIND_WORDS, savedOf, zoneOfPaper } from './drafts.ts';
import { LeftoverText, asAddendum, useLeftover } from './leftover-text.tsx';
import { PaperOf } from './paper-of.tsx';
import type { Draft } from './use-drafts.ts';

/** A signed document: to be read for ever, added to or taken back, never changed. */
export function SignedSection({ kind, visit, draft, onCancelled }: { kind: DocumentKind; visit: VisitRecordsBody; draft: Draft<DocumentKind>; onCancelled: () => void }) {
  const speech = useSpeech();
  const { t, moment } = speech;
  const now = useNow();
  const zone = zoneOfPaper(visit);
  const [open, setOpen] = useState(false);
  const saved = savedOf(visit, kind)!;
  const close = () => setOpen(false);
  const leftover = useLeftover(kind, draft, visit);
  const added = kind === 'note' && leftover ? asAddendum(leftover as NoteContentBody, saved as NoteBody, speech) : '';
  const mayCancel = kind !== 'note' && !(saved as PrescriptionBody).dispensed;
  return (
    <details className="card visit-part" open>
      <summary><h2>{t(KIND_WORDS[kind])}</h2></summary>
      <div className="stack">
        <p className="signed-mark small" suppressHydrationWarning><LockKeyhole size={16} aria-hidden="true" />{t('visit.signed-at', { when: moment(saved.signed_at ?? saved.saved_at, zone, now) })}</p>
        <PaperOf kind={kind} content={(CONTENT_OF[kind] as (known: unknown) => unknown)(saved)} />
        {leftover && !open && <LeftoverText kind={kind} content={leftover} onAdd={() => setOpen(true)} onRemove={() => draft.restart()} />}
        {kind === 'note' && <Addenda note={saved as NoteBody} zone={zone} />}
        {kind === 'prescription' && <Dispensing prescription={saved as PrescriptionBody} zone={zone} />}
        {open && (kind === 'note' ? <AddendumForm bookingId={visit.booking_id} text={added} onClose={close} onSent={() => draft.restart()} /> : <CancelForm kind={kind} bookingId={visit.booking_id} onClose={close} onCancelled={onCancelled} />)}
        {!open && kind === 'note' && <Button look="secondary" onClick={() => setOpen(true)}>{t('visit.add-addendum')}</Button>}
        {!open && mayCancel && <Button look="danger" onClick={() => setOpen(true)}>{t(`visit.cancel-${kind as 'prescription'}`)}</Button>}
      </div>
    </details>
  );
}

function Addenda({ note: { addenda }, zone }: { note: NoteBody; zone: string }) {
  const { t, moment } = useSpeech();
  const now = useNow();
  return addenda.map(({ id, text, added_at: at, author }) => (
    <div key={id} className="paper-note"><p className="small muted" suppressHydrationWarning>{t('record.added', { when: moment(at, zone, now), author })}</p><p className="prose">{text}</p></div>
  ));
}

/** Until when it is given out, or where it was. */
function Dispensing({ prescription: { dispensed, valid_until: until }, zone }: { prescription: PrescriptionBody; zone: string }) {
  const speech = useSpeech();
  const { t, moment } = speech;
  const now = useNow();
  if (dispensed) return <Notice tone="info"><p suppressHydrationWarning>{t('record.dispensed', { when: moment(dispensed.at, zone, now), pharmacy: dispensed.pharmacy, town: dispensed.town })}</p></Notice>;
  return until && <p className="small muted">{t('record.valid-until', { day: dayOfPaper(until, speech) })}</p>;
}
