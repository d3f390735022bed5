import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useIntention } from '../../api/intention.ts';
import { isProblem, problemText } from '../../api/problem-text.ts';
import { signDocument, visitQuery } from '../../api/records.ts';
import type { DocumentKind, PrescriptionBody, VisitRecordsBody } from '../../api/records.ts';
import { useSpeech } from '../../shell/speech.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { KINDS, KIND_WORDS, isEmpty, savedOf, withSaved } from './drafts.ts';
import { labelsOf, missingIn } from './missing.ts';
import { PaperOf } from './paper-of.tsx';
import type { Draft, Drafts } from './use-drafts.ts';
import { warningsOf } from './warnings.ts';
import type { Warning } from './warnings.ts';

interface SignProps {
  visit: VisitRecordsBody;
  drafts: Drafts;
  /** The allergy warnings that the doctor has acknowledged. */
  seen: ReadonlySet<string>;
  onSeen: (warning: string, seen: boolean) => void;
  onClose: () => void;
  /** How many were signed. */
  onSigned: (count: number) => void;
}

/** Shows what will be signed as it will be read, and that it cannot be changed afterwards. */
export function SignDialog({ open, ...rest }: SignProps & { open: boolean }) {
  const { t } = useSpeech();
  return (
    <Sheet open={open} onClose={rest.onClose} title={t('visit.sign-title')} closeLabel={t('record.close')}>
      {open && <SignForm {...rest} />}
    </Sheet>
  );
}

/** What stands against the medicines, also what came up only now: acknowledged here or beside the medicine. */
function Warnings({ warnings, seen, onSeen }: { warnings: readonly Warning[] } & Pick<SignProps, 'seen' | 'onSeen'>) {
  const { t } = useSpeech();
  return warnings.map(({ key, medicine, substance }) => (
    <Notice key={key} tone="danger" announce title={t('visit.allergy', { substance })}>
      <p>{t('visit.allergy-note', { medicine, substance })}</p>
      <label className="visit-check"><input type="checkbox" checked={seen.has(key)} onChange={(event) => onSeen(key, event.target.checked)} />{t('visit.allergy-seen')}</label>
    </Notice>
  ));
}

/** The patient added an allergy meanwhile: the refusal says what stands against the medicines now, and the panel has to be read anew. */
function takeWarnings(client: QueryClient, bookingId: string, error: unknown): void {
  if (!isProblem(error, 'allergy-unacknowledged')) return;
  const { queryKey } = visitQuery(bookingId);
  const warnings = error.params['warnings'] as PrescriptionBody['warnings'];
  client.setQueryData<VisitRecordsBody>(queryKey, (known) => (known?.prescription ? { ...known, prescription: { ...known.prescription, warnings } } : known));
  void client.invalidateQueries({ queryKey });
}

/** A text could not be saved, so it is not signed either. */
class Unsaved extends Error {}

interface Failure { readonly kind: DocumentKind; readonly error: unknown }

function SignForm({ visit, drafts, seen, onSeen, onClose, onSigned }: SignProps) {
  const { t } = useSpeech();
  const client = useQueryClient();
  const send = useIntention();
  const [kinds] = useState(() => KINDS.filter((kind) => savedOf(visit, kind)?.state !== 'signed' && !isEmpty(kind, drafts[kind].read().content)));
  const [left, setLeft] = useState<ReadonlySet<DocumentKind>>(new Set());
  const [state, setState] = useState<{ busy: boolean; failure?: Failure; done: readonly DocumentKind[] }>({ busy: false, done: [] });
  const chosen = kinds.filter((kind) => !left.has(kind) && !state.done.includes(kind) && missingIn(kind, drafts[kind].read().content).length === 0);
  const { queryKey } = visitQuery(visit.booking_id);
  // Asked anew each time: saving before the signing may have brought a warning that nobody has seen.
  const warnings = () => warningsOf(client.getQueryData<VisitRecordsBody>(queryKey)?.prescription ?? undefined, drafts.prescription.read().content.items);
  const acknowledged = () => warnings().filter(({ key }) => seen.has(key)).map(({ medicine, substance }) => ({ medicine, substance }));
  const lacks = (kind: DocumentKind) => missingIn(kind, drafts[kind].read().content);
  const signOne = async (kind: DocumentKind) => {
    const draft = drafts[kind] as Draft<DocumentKind>;
    if (!await draft.flush()) throw new Unsaved();
    const saved = await signDocument(send, kind, visit.booking_id, { version: draft.read().saved?.version ?? 0, ...(kind === 'prescription' ? { acknowledged: acknowledged() } : {}) });
    // A reading that began before the signing must not put the draft back.
    await client.cancelQueries({ queryKey });
    client.setQueryData<VisitRecordsBody>(queryKey, (known) => known && withSaved(known, kind, saved));
  };
  const sign = async () => {
    const done = [...state.done];
    setState({ busy: true, done });
    for (const kind of chosen) {
      try {
        await signOne(kind);
        done.push(kind);
      } catch (error) {
        takeWarnings(client, visit.booking_id, error);
        return setState({ busy: false, failure: { kind, error }, done });
      }
    }
    onSigned(done.length);
  };
  const turn = (kind: DocumentKind) => setLeft((before) => new Set(before.has(kind) ? [...before].filter((one) => one !== kind) : [...before, kind]));
  return (
    <div className="stack">
      <Notice tone="warning"><p>{t('visit.sign-final')}</p></Notice>
      {kinds.filter((kind) => !state.done.includes(kind)).map((kind) => (
        <section key={kind} className="card sign-paper">
          <label className="visit-check"><input type="checkbox" checked={!left.has(kind) && lacks(kind).length === 0} disabled={state.busy || lacks(kind).length > 0} onChange={() => turn(kind)} /><strong>{t(KIND_WORDS[kind])}</strong></label>
          {lacks(kind).length > 0 && <Notice tone="warning" title={t('visit.incomplete')}><p>{labelsOf(lacks(kind)).map((label) => t(label)).join(', ')}</p></Notice>}
          <PaperOf kind={kind} content={drafts[kind].read().content} />
          {kind === 'prescription' && <Warnings warnings={warnings()} seen={seen} onSeen={onSeen} />}
        </section>
      ))}
      {state.failure && (
        <Notice tone="danger" announce title={t('visit.not-signed', { document: t(KIND_WORDS[state.failure.kind]) })}>
          <p>{state.failure.error instanceof Unsaved ? t('visit.sign-unsaved') : problemText(state.failure.error, t, 'visit.refused')}</p>
          {state.done.length > 0 && <p>{t('visit.signed-so-far', { documents: state.done.map((kind) => t(KIND_WORDS[kind])).join(', ') })}</p>}
        </Notice>
      )}
      <div className="sign-actions">
        <Button busy={state.busy} disabled={chosen.length === 0} onClick={() => void sign()}>{t('visit.sign-yes')}</Button>
        <Button look="secondary" onClick={onClose}>{t('visit.sign-back')}</Button>
      </div>
    </div>
  );
}
