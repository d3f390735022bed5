import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { DocumentSummaryBody } from '@tabibu/contract/documents';
import { openedPaperQuery } from '../../api/break-glass.ts';
import type { OpenedPaperBody } from '../../api/break-glass.ts';
import { problemText } from '../../api/forms/problem-text.ts';
import { allergyText } from '../../components/allergy-text.ts';
import {
  FactLines,
  MedicineList,
  NoteView,
  PaperPart,
  ReferralView,
  SickNoteView,
} from '../../components/document-views.tsx';
import { dayOfPaper } from '../../components/document-words.ts';
import { LoadFailure } from '../../shell/load-failure.tsx';
import { useCountry, useNow } from '../../shell/session.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { CardSkeletons } from '../../ui/skeleton.tsx';

/** A paper of the list. Its content is asked for, and written down as read, when the button is pressed. */
export function OpenedPaper({ accessId, summary }: { accessId: string; summary: DocumentSummaryBody }) {
  const { t, moment } = useTranslation();
  const zone = useCountry().timeZone ?? 'UTC';
  const now = useNow();
  const [open, setOpen] = useState(false);
  const { id, kind, doctor_name: doctor, signed_at: signed, state } = summary;
  const name = t(kind === 'note' ? 'glass.doctor-note' : `record.kind-${kind}`);
  return (
    <li className="card stack">
      <div className="glass-head">
        <div>
          <h4>{name}</h4>
          <p className="small muted" suppressHydrationWarning>
            {t('record.signed', { doctor, when: moment(signed, zone, now) })}
          </p>
          {state === 'cancelled' && <p className="danger-text">{t('record.cancelled')}</p>}
          {state === 'expired' && <p className="small">{t('record.expired')}</p>}
        </div>
        {!open && (
          <Button look="secondary" onClick={() => setOpen(true)}>
            {t('glass.read')}
            <span className="visually-hidden"> {name}</span>
          </Button>
        )}
      </div>
      {open && <Content accessId={accessId} documentId={id} />}
    </li>
  );
}

function Content({ accessId, documentId }: { accessId: string; documentId: string }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(openedPaperQuery(accessId, documentId));
  if (data) return <Paper paper={data} />;
  return error ? (
    <LoadFailure words={problemText(error, t, 'glass.failed')} onRetry={() => void refetch()} />
  ) : (
    <CardSkeletons count={1} />
  );
}

function Paper({ paper }: { paper: OpenedPaperBody }) {
  const speech = useTranslation();
  const { t, moment } = speech;
  const zone = useCountry().timeZone ?? 'UTC';
  const now = useNow();
  const { note, prescription, referral, sick_note: sickNote, cancel_reason: cancelled, valid_until: until } = paper;
  return (
    <>
      {cancelled && <p>{cancelled}</p>}
      <FactLines facts={paper.facts} />
      {note && <NoteView note={note} />}
      {note?.addenda.map(({ id, text, author, added_at: at }) => (
        <div key={id} className="paper-note">
          <p className="small muted" suppressHydrationWarning>
            {t('record.added', { when: moment(at, zone, now), author })}
          </p>
          <p className="prose">{text}</p>
        </div>
      ))}
      {prescription && <MedicineList items={prescription.items} />}
      {prescription?.allergies && (
        <PaperPart name={t('record.allergies.title')}>{allergyText(prescription.allergies, zone, speech)}</PaperPart>
      )}
      {prescription && until && (
        <p className="small muted">{t('record.valid-until', { day: dayOfPaper(until, speech) })}</p>
      )}
      {prescription?.dispensed && (
        <p className="small" suppressHydrationWarning>
          {t('record.dispensed', {
            when: moment(prescription.dispensed.at, zone, now),
            pharmacy: prescription.dispensed.pharmacy,
            town: prescription.dispensed.town,
          })}
        </p>
      )}
      {referral && <ReferralView referral={referral} />}
      {sickNote && <SickNoteView note={sickNote} />}
    </>
  );
}
