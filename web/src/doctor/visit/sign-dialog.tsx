import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useIdempotentSend } from '../../api/idempotent-send.ts';
import { isProblem, problemText } from '../../api/forms/problem-text.ts';
import { setAnswer } from '../../api/query.ts';
import { signDocument, visitQuery } from '../../api/records.ts';
import type { DocumentKind, VisitRecordsBody } from '../../api/records.ts';
import { allergyText } from '../../components/allergy-text.ts';
import { PaperPart } from '../../components/document-views.tsx';
import { useTranslation } from '../../shell/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/forms/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { KINDS, KIND_WORDS, isEmpty, savedOf, withSaved, documentTimeZone } from './drafts.ts';
import { labelsOf, missingIn } from './missing.ts';
import { DocumentToSign } from './paper-of.tsx';
import { FindingNotices, NotComparedNotice } from './safety-notices.tsx';
import { acknowledgedOf, safetyOf } from './safety.ts';
import type { Reasons, Safety } from './safety.ts';
import type { Draft, Drafts } from './use-drafts.ts';

interface SignProps {
  visit: VisitRecordsBody;
  drafts: Drafts;
  reasons: Reasons;
  onReason: (key: string, reason: string) => void;
  onClose: () => void;
  /** Called with the number of signed documents. */
  onSigned: (count: number) => void;
}

/**
 * Shows the documents as they will read when signed, says that they cannot be changed afterwards, and signs those that
 * are chosen.
 */
export function SignDialog({ open, ...rest }: SignProps & { open: boolean }) {
  const { t } = useTranslation();
  return (
    <Sheet open={open} onClose={rest.onClose} title={t('visit.sign-title')} closeLabel={t('record.close')}>
      {open && <SignForm {...rest} />}
    </Sheet>
  );
}

/**
 * Loads the visit again when a finding has no reason yet: allergies or facts have changed meanwhile, and the check must
 * run with the new ones.
 */
function readAnew(client: QueryClient, bookingId: string, error: unknown): void {
  if (isProblem<'POST /api/doctor/visits/:booking_id/prescription/sign'>(error, 'finding-unacknowledged'))
    void client.invalidateQueries({ queryKey: visitQuery(bookingId).queryKey });
}

/** The allergies as printed on the prescription, and the results of the safety check. */
function Compared({
  visit,
  safety,
  isSaved,
  reasons,
  onReason,
}: Pick<SignProps, 'visit' | 'reasons' | 'onReason'> & { safety: Safety | undefined; isSaved: boolean }) {
  const speech = useTranslation();
  const { t } = speech;
  return (
    <>
      {visit.allergies && (
        <PaperPart name={t('record.allergies.title')}>
          {allergyText(visit.allergies, documentTimeZone(visit), speech)}
        </PaperPart>
      )}
      {safety?.controlled.map(({ item, medicine }) => (
        <Notice key={item} tone="danger" title={t('visit.controlled')}>
          <p>{t('visit.controlled-note', { medicine })}</p>
        </Notice>
      ))}
      <FindingNotices findings={safety?.findings ?? []} reasons={reasons} onReason={onReason} />
      {isSaved && safety?.findings.length === 0 && <p className="small muted">{t('safety.nothing-found')}</p>}
      <NotComparedNotice rows={safety?.notCompared ?? []} />
    </>
  );
}

/** Thrown when a draft could not be saved; it is then not signed. */
class Unsaved extends Error {}

interface Failure {
  readonly kind: DocumentKind;
  readonly error: unknown;
}

function SignForm({ visit, drafts, reasons, onReason, onClose, onSigned }: SignProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const send = useIdempotentSend();
  const [kinds] = useState(() =>
    KINDS.filter((kind) => savedOf(visit, kind)?.state !== 'signed' && !isEmpty(kind, drafts[kind].read().content)),
  );
  const [left, setLeft] = useState<ReadonlySet<DocumentKind>>(new Set());
  const [state, setState] = useState<{ busy: boolean; failure?: Failure; done: readonly DocumentKind[] }>({
    busy: false,
    done: [],
  });
  const chosen = kinds.filter(
    (kind) =>
      !left.has(kind) && !state.done.includes(kind) && missingIn(kind, drafts[kind].read().content).length === 0,
  );
  const { queryKey } = visitQuery(visit.booking_id);
  const safety = safetyOf(visit);
  const lacks = (kind: DocumentKind) => missingIn(kind, drafts[kind].read().content);
  const signOne = async (kind: DocumentKind) => {
    const draft = drafts[kind] as Draft<DocumentKind>;
    if (!(await draft.flush())) throw new Unsaved();
    const saved = await signDocument(send, kind, visit.booking_id, {
      version: draft.read().saved?.version ?? 0,
      ...(kind === 'prescription' ? { acknowledged: acknowledgedOf(reasons) } : {}),
    });
    await setAnswer(client, queryKey, (known) => known && withSaved(known, kind, saved));
  };
  const sign = async () => {
    const done = [...state.done];
    setState({ busy: true, done });
    for (const kind of chosen) {
      try {
        await signOne(kind);
        done.push(kind);
      } catch (error) {
        readAnew(client, visit.booking_id, error);
        return setState({ busy: false, failure: { kind, error }, done });
      }
    }
    onSigned(done.length);
  };
  const turn = (kind: DocumentKind) =>
    setLeft((before) => new Set(before.has(kind) ? [...before].filter((one) => one !== kind) : [...before, kind]));
  return (
    <div className="stack">
      <Notice tone="warning">
        <p>{t('visit.sign-final')}</p>
      </Notice>
      {kinds
        .filter((kind) => !state.done.includes(kind))
        .map((kind) => (
          <section key={kind} className="card sign-paper">
            <label className="visit-check">
              <input
                type="checkbox"
                checked={!left.has(kind) && lacks(kind).length === 0}
                disabled={state.busy || lacks(kind).length > 0}
                onChange={() => turn(kind)}
              />
              <strong>{t(KIND_WORDS[kind])}</strong>
            </label>
            {lacks(kind).length > 0 && (
              <Notice tone="warning" title={t('visit.incomplete')}>
                <p>
                  {labelsOf(lacks(kind))
                    .map((label) => t(label))
                    .join(', ')}
                </p>
              </Notice>
            )}
            <DocumentToSign kind={kind} content={drafts[kind].read().content} visit={visit} />
            {kind === 'prescription' && (
              <Compared isSaved={!drafts.prescription.isOpen} {...{ visit, safety, reasons, onReason }} />
            )}
          </section>
        ))}
      {state.failure && (
        <Notice tone="danger" announce title={t('visit.not-signed', { document: t(KIND_WORDS[state.failure.kind]) })}>
          <p>
            {state.failure.error instanceof Unsaved
              ? t('visit.sign-unsaved')
              : problemText(state.failure.error, t, 'visit.refused')}
          </p>
          {state.done.length > 0 && (
            <p>{t('visit.signed-so-far', { documents: state.done.map((kind) => t(KIND_WORDS[kind])).join(', ') })}</p>
          )}
        </Notice>
      )}
      <div className="sign-actions">
        <Button busy={state.busy} disabled={chosen.length === 0} onClick={() => void sign()}>
          {t('visit.sign-yes')}
        </Button>
        <Button look="secondary" onClick={onClose}>
          {t('visit.sign-back')}
        </Button>
      </div>
    </div>
  );
}
