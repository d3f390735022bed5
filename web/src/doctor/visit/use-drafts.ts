import { useEffect, useState, useSyncExternalStore } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { callApi } from '../../api/client.ts';
import { isProblem } from '../../api/forms/problem-text.ts';
import { setAnswer } from '../../api/query.ts';
import { saveDocument, visitQuery } from '../../api/records.ts';
import type { DocumentKind, SaveCall, VisitRecordsBody, Writings } from '../../api/records.ts';
import { forgetDraft, keepDraft, keptDraft } from '../../components/forms/kept-draft.ts';
import { DraftKeeper } from './draft-keeper.ts';
import type { DraftState, Kept } from './draft-state.ts';
import { CONTENT_OF, EMPTY, KINDS, savedOf, withSaved } from './drafts.ts';

export type Draft<Kind extends DocumentKind> = DraftKeeper<Writings[Kind]['content'], Writings[Kind]['saved']>;
export type DraftOf<Kind extends DocumentKind> = DraftState<Writings[Kind]['content'], Writings[Kind]['saved']>;
export type Drafts = { readonly [Kind in DocumentKind]: Draft<Kind> };

/** In milliseconds: browsers limit the number of changes to a history entry. */
const PAUSE = 400;

/**
 * Drafts with unsaved text whose screen was left, by account and booking. They go on retrying, and the screen finds
 * them when it is opened again.
 */
const left = new Map<string, Drafts>();

/**
 * Returns the drafts of an appointment. While the screen is open they save themselves and retry when the network is
 * back; leaving the page with unsaved text asks for confirmation. `owner` is the id of the doctor's account.
 */
export function useDrafts(visit: VisitRecordsBody, owner: string): Drafts {
  const client = useQueryClient();
  const key = `${owner} ${visit.booking_id}`;
  const [drafts] = useState(() => left.get(key) ?? openDrafts(visit, owner, client));
  useEffect(() => {
    const every = KINDS.map((kind) => drafts[kind] as Draft<DocumentKind>);
    left.delete(key);
    for (const draft of every) draft.resume();
    const tryAgain = () => every.forEach((draft) => void draft.flush());
    const warn = (event: BeforeUnloadEvent) => {
      if (every.some((draft) => draft.isOpen)) event.preventDefault();
    };
    addEventListener('online', tryAgain);
    addEventListener('beforeunload', warn);
    return () => {
      removeEventListener('online', tryAgain);
      removeEventListener('beforeunload', warn);
      tryAgain();
      if (every.some((draft) => draft.isOpen)) left.set(key, drafts);
    };
  }, [drafts, key]);
  return drafts;
}

/** The state of one draft. */
export function useDraft<Kind extends DocumentKind>(draft: Draft<Kind>): DraftOf<Kind> {
  return useSyncExternalStore(draft.subscribe, draft.read, draft.readFirst);
}

function openDrafts(visit: VisitRecordsBody, owner: string, client: QueryClient): Drafts {
  const open = <Kind extends DocumentKind>(kind: Kind) => openDraft(kind, visit, owner, client);
  return {
    note: open('note'),
    prescription: open('prescription'),
    referral: open('referral'),
    'sick-note': open('sick-note'),
  };
}

function openDraft<Kind extends DocumentKind>(
  kind: Kind,
  visit: VisitRecordsBody,
  owner: string,
  client: QueryClient,
): Draft<Kind> {
  const { booking_id: bookingId } = visit;
  const { queryKey } = visitQuery(bookingId);
  const name = `${bookingId} ${kind}`;
  const standing = savedOf(visit, kind);
  const saved = standing?.state === 'draft' ? standing : undefined;
  const here = typeof window === 'undefined' ? '' : location.pathname;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return new DraftKeeper({
    saved,
    empty: EMPTY[kind],
    contentOf: CONTENT_OF[kind],
    // On the server there is no text from the device; it is added in the browser, also if the document was signed
    // meanwhile.
    kept: typeof window === 'undefined' ? undefined : keptDraft<Kept<Writings[Kind]['content']>>(name, owner),
    send: (version, content) =>
      saveDocument(kind, bookingId, version, content).catch((error: unknown) => {
        // Signed elsewhere: load the signed document, so that the page shows it with this text beside it.
        if (isProblem<SaveCall<Kind>>(error, 'record-signed')) void client.invalidateQueries({ queryKey });
        throw error;
      }),
    readNewest: async () =>
      savedOf(await callApi('GET /api/doctor/visits/:booking_id', { params: { booking_id: bookingId } }), kind),
    keep: (kept) => {
      clearTimeout(timer);
      const write = () => {
        // Another screen is open by now, and the text is stored in the history entry of this one.
        if (location.pathname !== here) return;
        if (kept) keepDraft(name, owner, kept);
        else forgetDraft(name);
      };
      timer = setTimeout(write, PAUSE);
    },
    onSaved: (answer) => void setAnswer(client, queryKey, (known) => known && withSaved(known, kind, answer)),
  });
}
