import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { CirclePlus } from 'lucide-react';
import { saveVisitAllergies, visitQuery } from '../../api/records.ts';
import type { AllergiesBody, DocumentKind, VisitRecordsBody } from '../../api/records.ts';
import { AllergiesPanel } from '../../parts/allergies-panel.tsx';
import { useSpeech } from '../../shell/speech.tsx';
import { Button } from '../../ui/button.tsx';
import { useErrorFocus } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CancelledList } from './cancelled-list.tsx';
import { DraftSection } from './draft-section.tsx';
import { KINDS, isEmpty, savedOf } from './drafts.ts';
import { missingIn } from './missing.ts';
import { NoteFields } from './note-fields.tsx';
import { PrescriptionFields } from './prescription-fields.tsx';
import { ReferralFields } from './referral-fields.tsx';
import { SaveState } from './save-state.tsx';
import { SickNoteFields } from './sick-note-fields.tsx';
import { SignDialog } from './sign-dialog.tsx';
import { SignedSection } from './signed-section.tsx';
import { useDraft, useDrafts } from './use-drafts.ts';
import type { Draft, Drafts } from './use-drafts.ts';

/** The documents of a visit: signed ones to be read, the others to be written; allergies and medicines stand beside the note on a desk. */
export function VisitEditor({ visit, owner }: { visit: VisitRecordsBody; owner: string }) {
  const { t } = useSpeech();
  const drafts = useDrafts(visit, owner);
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState(false);
  const [signed, setSigned] = useState(0);
  // Fields complain only after somebody wanted to sign.
  const [attempt, setAttempt] = useState(0);
  const columns = useRef<HTMLDivElement>(null);
  useErrorFocus(columns, attempt);
  const ask = () => {
    const begun = KINDS.filter((kind) => savedOf(visit, kind)?.state !== 'signed' && !isEmpty(kind, drafts[kind].read().content));
    setSigned(0);
    if (begun.every((kind) => missingIn(kind, drafts[kind].read().content).length > 0)) setAttempt(attempt + 1);
    else setAsked(true);
  };
  const mark = (warning: string, on: boolean) => setSeen((before) => new Set(on ? [...before, warning] : [...before].filter((one) => one !== warning)));
  const may = visit.may_write;
  const part = (kind: DocumentKind) => <Part kind={kind} visit={visit} drafts={drafts} seen={seen} strict={attempt > 0} onSeen={mark} />;
  const writes = may && KINDS.some((kind) => savedOf(visit, kind)?.state !== 'signed');
  return (
    <>
      {signed > 0 && <Notice tone="success" announce title={t('visit.signed', { count: signed })}><p>{t('visit.signed-note')}</p></Notice>}
      {visit.closed && <Notice tone="info"><p>{t(`visit.closed-${visit.closed}`)}</p></Notice>}
      <div ref={columns} className="visit-columns">
        <div className="visit-note">
          {part('note')}
          {part('referral')}
          {part('sick-note')}
        </div>
        <div className="visit-side">
          <VisitAllergies visit={visit} />
          {part('prescription')}
          <CancelledList visit={visit} />
        </div>
      </div>
      {writes && (
        <div className="visit-bar">
          <SaveState drafts={drafts} />
          <SignButton drafts={drafts} visit={visit} onAsk={ask} />
        </div>
      )}
      <SignDialog open={asked} visit={visit} drafts={drafts} seen={seen} onSeen={mark} onClose={() => { setAsked(false); setAttempt(attempt + 1); }} onSigned={(count) => { setAsked(false); setSigned(count); scrollTo({ top: 0 }); }} />
    </>
  );
}

/** There has to be something to sign. */
function SignButton({ drafts, visit, onAsk }: { drafts: Drafts; visit: VisitRecordsBody; onAsk: () => void }) {
  const { t } = useSpeech();
  const texts = { note: useDraft(drafts.note).content, prescription: useDraft(drafts.prescription).content, referral: useDraft(drafts.referral).content, 'sick-note': useDraft(drafts['sick-note']).content };
  const any = (Object.keys(texts) as DocumentKind[]).some((kind) => savedOf(visit, kind)?.state !== 'signed' && !isEmpty(kind, texts[kind]));
  return <Button disabled={!any} onClick={onAsk}>{t('visit.sign')}</Button>;
}

interface PartProps {
  kind: DocumentKind;
  visit: VisitRecordsBody;
  drafts: Drafts;
  seen: ReadonlySet<string>;
  /** Shows which fields are missing. */
  strict: boolean;
  onSeen: (warning: string, seen: boolean) => void;
}

/** A document of the visit: signed, being written, or waiting to be wanted. */
function Part({ kind, visit, drafts, seen, strict, onSeen }: PartProps) {
  const { t } = useSpeech();
  const state = useDraft(drafts[kind] as Drafts['note']);
  const [wanted, setWanted] = useState(false);
  const empty = isEmpty(kind, state.content);
  // Once something stands in it, emptying its fields does not take it away from under the fingers.
  if (!wanted && !empty) setWanted(true);
  if (savedOf(visit, kind)?.state === 'signed') return <SignedSection kind={kind} visit={visit} draft={drafts[kind] as Draft<DocumentKind>} onCancelled={() => { drafts[kind].restart(); setWanted(false); }} />;
  if (!visit.may_write) return null;
  if (kind !== 'note' && !wanted && empty && !state.newer) {
    return <Button look="secondary" wide className="visit-add" onClick={() => setWanted(true)}><CirclePlus size={20} aria-hidden="true" />{t(`visit.add-${kind}`)}</Button>;
  }
  const remove = kind === 'note' ? undefined : () => {
    if (!empty) drafts[kind].clear();
    setWanted(false);
  };
  const missing = strict && !empty ? missingIn(kind, state.content) : [];
  switch (kind) {
    case 'note':
      return <DraftSection kind={kind} draft={drafts.note}>{({ content }) => <NoteFields note={content} today={visit.today} missing={missing} onChange={(note) => drafts.note.change(note)} />}</DraftSection>;
    case 'prescription':
      return (
        <DraftSection kind={kind} draft={drafts.prescription} onRemove={remove}>
          {({ content }) => <PrescriptionFields items={content.items} found={visit.prescription ?? undefined} missing={missing} seen={seen} onSeen={onSeen} onChange={(items) => drafts.prescription.change({ items })} />}
        </DraftSection>
      );
    case 'referral':
      return <DraftSection kind={kind} draft={drafts.referral} onRemove={remove}>{({ content }) => <ReferralFields referral={content} missing={missing} onChange={(referral) => drafts.referral.change(referral)} />}</DraftSection>;
    case 'sick-note':
      return <DraftSection kind={kind} draft={drafts['sick-note']} onRemove={remove}>{({ content }) => <SickNoteFields note={content} today={visit.today} missing={missing} onChange={(note) => drafts['sick-note'].change(note)} />}</DraftSection>;
  }
}

/** Beside the prescription while they may be seen. */
function VisitAllergies({ visit: { booking_id: id, allergies } }: { visit: VisitRecordsBody }) {
  const client = useQueryClient();
  const { queryKey } = visitQuery(id);
  if (!allergies) return null;
  const keep = (list: AllergiesBody) => {
    client.setQueryData<VisitRecordsBody>(queryKey, (known) => known && { ...known, allergies: list });
    // The warnings of the prescription follow from the allergies.
    void client.invalidateQueries({ queryKey });
  };
  return <AllergiesPanel allergies={allergies} side="doctor" editable save={(wish) => saveVisitAllergies(id, wish)} onSaved={keep} onStale={() => void client.invalidateQueries({ queryKey })} />;
}
