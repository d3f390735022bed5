import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { CirclePlus } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { saveVisitFacts } from '../../api/facts.ts';
import { setAnswer } from '../../api/query.ts';
import { saveVisitAllergies, visitQuery } from '../../api/records.ts';
import type { AllergiesBody, DocumentKind, VisitRecordsBody } from '../../api/records.ts';
import { AllergiesPanel } from '../../components/allergies-panel.tsx';
import { FactsPanel } from '../../components/facts-panel.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { useReplayEarlyInput } from '../../ui/early-input.ts';
import { useErrorFocus } from '../../ui/forms/field.tsx';
import { focusSoon } from '../../ui/public/focus-soon.ts';
import { Notice } from '../../ui/forms/notice.tsx';
import { CancelledList } from './cancelled-list.tsx';
import { ComparedFields } from './compared-fields.tsx';
import { DraftSection } from './draft-section.tsx';
import { KINDS, isEmpty, savedOf } from './drafts.ts';
import { missingIn } from './missing.ts';
import { HidingPanel } from './hiding-panel.tsx';
import { NoteFields } from './note-fields.tsx';
import { ReferralFields } from './referral-fields.tsx';
import type { Reasons } from './safety.ts';
import { SaveState } from './save-state.tsx';
import { SickNoteFields } from './sick-note-fields.tsx';
import { SignDialog } from './sign-dialog.tsx';
import { SignedSection } from './signed-section.tsx';
import { useDraft, useDrafts } from './use-drafts.ts';
import type { Draft, Drafts } from './use-drafts.ts';

/**
 * The documents of an appointment: the signed ones to read, the others to write. On a desktop, facts, allergies and the
 * prescription are beside the note.
 */
export function VisitEditor({ visit, owner }: { visit: VisitRecordsBody; owner: string }) {
  const { t } = useTranslation();
  const drafts = useDrafts(visit, owner);
  const [reasons, setReasons] = useState<Reasons>(new Map());
  const [asked, setAsked] = useState(false);
  const [signed, setSigned] = useState(0);
  // Empty fields are marked as missing only after the doctor has tried to sign.
  const [attempt, setAttempt] = useState(0);
  const columns = useRef<HTMLDivElement>(null);
  useErrorFocus(columns, attempt);
  useReplayEarlyInput(columns);
  const ask = () => {
    const begun = KINDS.filter(
      (kind) => savedOf(visit, kind)?.state !== 'signed' && !isEmpty(kind, drafts[kind].read().content),
    );
    setSigned(0);
    // The answer brings what speaks against the medicines as they are typed now.
    void drafts.prescription.flush();
    if (begun.every((kind) => missingIn(kind, drafts[kind].read().content).length > 0)) setAttempt(attempt + 1);
    else setAsked(true);
  };
  const justify = (key: string, reason: string) => setReasons((before) => new Map([...before, [key, reason]]));
  const may = visit.may_write;
  const part = (kind: DocumentKind) => (
    <Part kind={kind} visit={visit} drafts={drafts} reasons={reasons} strict={attempt > 0} onReason={justify} />
  );
  const writes = may && KINDS.some((kind) => savedOf(visit, kind)?.state !== 'signed');
  return (
    <>
      {signed > 0 && (
        <Notice tone="success" announce title={t('visit.signed', { count: signed })}>
          <p>{t('visit.signed-note')}</p>
        </Notice>
      )}
      {visit.closed && (
        <Notice tone="info">
          <p>{t(`visit.closed-${visit.closed}`)}</p>
        </Notice>
      )}
      <div ref={columns} className="visit-columns">
        <div className="visit-note">
          {part('note')}
          {part('referral')}
          {part('sick-note')}
        </div>
        <div className="visit-side">
          <HidingPanel visit={visit} />
          <VisitFacts visit={visit} />
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
      <SignDialog
        open={asked}
        visit={visit}
        drafts={drafts}
        reasons={reasons}
        onReason={justify}
        onClose={() => {
          setAsked(false);
          setAttempt(attempt + 1);
        }}
        onSigned={(count) => {
          setAsked(false);
          setSigned(count);
          scrollTo({ top: 0 });
        }}
      />
    </>
  );
}

/** The button that opens the signing; disabled while there is nothing to sign. */
function SignButton({ drafts, visit, onAsk }: { drafts: Drafts; visit: VisitRecordsBody; onAsk: () => void }) {
  const { t } = useTranslation();
  const texts = {
    note: useDraft(drafts.note).content,
    prescription: useDraft(drafts.prescription).content,
    referral: useDraft(drafts.referral).content,
    'sick-note': useDraft(drafts['sick-note']).content,
  };
  const any = (Object.keys(texts) as DocumentKind[]).some(
    (kind) => savedOf(visit, kind)?.state !== 'signed' && !isEmpty(kind, texts[kind]),
  );
  return (
    <Button disabled={!any} onClick={onAsk}>
      {t('visit.sign')}
    </Button>
  );
}

interface PartProps {
  kind: DocumentKind;
  visit: VisitRecordsBody;
  drafts: Drafts;
  reasons: Reasons;
  /** Marks the fields that are missing. */
  strict: boolean;
  onReason: (key: string, reason: string) => void;
}

/** One document: signed, being written, or a button that adds it. */
function Part({ kind, visit, drafts, reasons, strict, onReason }: PartProps) {
  const { t } = useTranslation();
  const state = useDraft(drafts[kind] as Drafts['note']);
  const [wanted, setWanted] = useState(false);
  const empty = isEmpty(kind, state.content);
  // Once the section has content it stays open, also when its fields are emptied.
  if (!wanted && !empty) setWanted(true);
  if (savedOf(visit, kind)?.state === 'signed')
    return (
      <SignedSection
        kind={kind}
        visit={visit}
        draft={drafts[kind] as Draft<DocumentKind>}
        onCancelled={() => {
          drafts[kind].restart();
          setWanted(false);
        }}
      />
    );
  if (!visit.may_write) return null;
  const add = () => {
    setWanted(true);
    focusSoon(`.visit-part[data-kind=${kind}] :is(input, textarea, select)`);
  };
  if (kind !== 'note' && !wanted && empty && !state.newer) {
    return (
      <Button look="secondary" wide className="visit-add" data-kind={kind} onClick={add}>
        <Icon node={CirclePlus} size={20} />
        {t(`visit.add-${kind}`)}
      </Button>
    );
  }
  const remove =
    kind === 'note'
      ? undefined
      : () => {
          if (!empty) drafts[kind].clear();
          setWanted(false);
          focusSoon(`.visit-add[data-kind=${kind}]`);
        };
  const missing = strict && !empty ? missingIn(kind, state.content) : [];
  switch (kind) {
    case 'note':
      return (
        <DraftSection kind={kind} draft={drafts.note}>
          {({ content }) => (
            <NoteFields
              note={content}
              today={visit.today}
              missing={missing}
              onChange={(changes) => drafts.note.change({ ...drafts.note.read().content, ...changes })}
            />
          )}
        </DraftSection>
      );
    case 'prescription':
      return (
        <DraftSection kind={kind} draft={drafts.prescription} onRemove={remove}>
          {({ content }) => (
            <ComparedFields
              items={content.items}
              visit={visit}
              drafts={drafts}
              missing={missing}
              reasons={reasons}
              onReason={onReason}
            />
          )}
        </DraftSection>
      );
    case 'referral':
      return (
        <DraftSection kind={kind} draft={drafts.referral} onRemove={remove}>
          {({ content }) => (
            <ReferralFields
              referral={content}
              missing={missing}
              onChange={(changes) => drafts.referral.change({ ...drafts.referral.read().content, ...changes })}
            />
          )}
        </DraftSection>
      );
    case 'sick-note':
      return (
        <DraftSection kind={kind} draft={drafts['sick-note']} onRemove={remove}>
          {({ content }) => (
            <SickNoteFields
              note={content}
              today={visit.today}
              missing={missing}
              onChange={(note) => drafts['sick-note'].change(note)}
            />
          )}
        </DraftSection>
      );
  }
}

/** The patient's age, sex, weight and pregnancy: above the prescription, because doses depend on them. */
function VisitFacts({ visit: { booking_id: id, facts } }: { visit: VisitRecordsBody }) {
  const client = useQueryClient();
  const { queryKey } = visitQuery(id);
  if (!facts) return null;
  // The warnings of the prescription depend on these facts.
  const keep = (saved: typeof facts) => {
    void setAnswer(client, queryKey, (known) => known && { ...known, facts: saved });
    void client.invalidateQueries({ queryKey });
  };
  return (
    <FactsPanel
      facts={facts}
      side="doctor"
      save={(wish) => saveVisitFacts(id, wish)}
      onSaved={keep}
      onStale={() => void client.invalidateQueries({ queryKey })}
    />
  );
}

/** The patient's allergies, if the server shows them to this doctor. */
function VisitAllergies({ visit: { booking_id: id, allergies } }: { visit: VisitRecordsBody }) {
  const client = useQueryClient();
  const { queryKey } = visitQuery(id);
  if (!allergies) return null;
  const keep = (list: AllergiesBody) => {
    void setAnswer(client, queryKey, (known) => known && { ...known, allergies: list });
    // The warnings of the prescription follow from the allergies.
    void client.invalidateQueries({ queryKey });
  };
  return (
    <AllergiesPanel
      allergies={allergies}
      side="doctor"
      editable
      save={(wish) => saveVisitAllergies(id, wish)}
      onSaved={keep}
      onStale={() => void client.invalidateQueries({ queryKey })}
    />
  );
}
