import { useState } from 'react';
import { LockKeyhole } from 'lucide-react';
import type { DocumentKind, NoteBody, PrescriptionBody, VisitRecordsBody } from '../../api/records.ts';
import { dayOfPaper } from '../../parts/document-words.ts';
import { useCountry, useNow } from '../../shell/session.tsx';
import { useSpeech } from '../../shell/speech.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AddendumForm } from './addendum-form.tsx';
import { CancelForm } from './cancel-form.tsx';
import { CONTENT_OF, KIND_WORDS, savedOf } from './drafts.ts';
import { PaperOf } from './paper-of.tsx';

/** A signed document: to be read for ever, added to or taken back, never changed. */
export function SignedSection({ kind, visit, onCancelled }: { kind: DocumentKind; visit: VisitRecordsBody; onCancelled: () => void }) {
  const { t, moment } = useSpeech();
  const now = useNow();
  const zone = useCountry().timeZone ?? 'UTC';
  const [open, setOpen] = useState(false);
  const saved = savedOf(visit, kind)!;
  const close = () => setOpen(false);
  const mayCancel = kind !== 'note' && !(saved as PrescriptionBody).dispensed;
  return (
    <details className="card visit-part" open>
      <summary><h2>{t(KIND_WORDS[kind])}</h2></summary>
      <div className="stack">
        <p className="signed-mark small" suppressHydrationWarning><LockKeyhole size={16} aria-hidden="true" />{t('visit.signed-at', { when: moment(saved.signed_at ?? saved.saved_at, zone, now) })}</p>
        <PaperOf kind={kind} content={(CONTENT_OF[kind] as (known: unknown) => unknown)(saved)} />
        {kind === 'note' && <Addenda note={saved as NoteBody} />}
        {kind === 'prescription' && <Dispensing prescription={saved as PrescriptionBody} />}
        {open && (kind === 'note' ? <AddendumForm bookingId={visit.booking_id} onClose={close} /> : <CancelForm kind={kind} bookingId={visit.booking_id} onClose={close} onCancelled={onCancelled} />)}
        {!open && kind === 'note' && <Button look="secondary" onClick={() => setOpen(true)}>{t('visit.add-addendum')}</Button>}
        {!open && mayCancel && <Button look="danger" onClick={() => setOpen(true)}>{t(`visit.cancel-${kind as 'prescription'}`)}</Button>}
      </div>
    </details>
  );
}

function Addenda({ note: { addenda } }: { note: NoteBody }) {
  const { t, moment } = useSpeech();
  const now = useNow();
  const zone = useCountry().timeZone ?? 'UTC';
  return addenda.map(({ id, text, added_at: at, author }) => (
    <div key={id} className="paper-note"><p className="small muted" suppressHydrationWarning>{t('record.added', { when: moment(at, zone, now), author })}</p><p className="prose">{text}</p></div>
  ));
}

/** Until when it is given out, or where it was. */
function Dispensing({ prescription: { dispensed, valid_until: until } }: { prescription: PrescriptionBody }) {
  const speech = useSpeech();
  const { t, moment } = speech;
  const now = useNow();
  const zone = useCountry().timeZone ?? 'UTC';
  if (dispensed) return <Notice tone="info"><p suppressHydrationWarning>{t('record.dispensed', { when: moment(dispensed.at, zone, now), pharmacy: dispensed.pharmacy, town: dispensed.town })}</p></Notice>;
  return until && <p className="small muted">{t('record.valid-until', { day: dayOfPaper(until, speech) })}</p>;
}
