import { useEffect, useState, useSyncExternalStore } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { readApi } from '../../api/client.ts';
import { isProblem } from '../../api/problem-text.ts';
import { saveDocument, visitQuery } from '../../api/records.ts';
import type { DocumentKind, VisitRecordsBody, Writings } from '../../api/records.ts';
import { forgetDraft, keepDraft, keptDraft } from '../../parts/kept-draft.ts';
import { DraftKeeper } from './draft-keeper.ts';
import type { DraftState, Kept } from './draft-keeper.ts';
import { CONTENT_OF, EMPTY, KINDS, savedOf, withSaved } from './drafts.ts';

export type Draft<Kind extends DocumentKind> = DraftKeeper<Writings[Kind]['content'], Writings[Kind]['saved']>;
export type DraftOf<Kind extends DocumentKind> = DraftState<Writings[Kind]['content'], Writings[Kind]['saved']>;
export type Drafts = { readonly [Kind in DocumentKind]: Draft<Kind> };

/** Browsers allow about three writes of a history entry in a second. */
const PAUSE = 400;

/** Drafts whose screen was left before the server had everything: they go on trying, and coming back finds them as they were. */
const left = new Map<string, Drafts>();

/** The drafts of a visit; they save themselves as long as the screen is open. `owner` is the doctor's account. */
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
  return { note: open('note'), prescription: open('prescription'), referral: open('referral'), 'sick-note': open('sick-note') };
}

function openDraft<Kind extends DocumentKind>(kind: Kind, visit: VisitRecordsBody, owner: string, client: QueryClient): Draft<Kind> {
  const { booking_id: bookingId } = visit;
  const { queryKey } = visitQuery(bookingId);
  const name = `${bookingId} ${kind}`;
  const standing = savedOf(visit, kind);
  const saved = standing?.state === 'draft' ? standing : undefined;
  const here = typeof window === 'undefined' ? '' : location.pathname;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return new DraftKeeper({
    saved, empty: EMPTY[kind], contentOf: CONTENT_OF[kind],
    // The server renders the screen too; what is kept on the device is put into it there, also beside a document that was signed meanwhile.
    kept: typeof window === 'undefined' ? undefined : keptDraft<Kept<Writings[Kind]['content']>>(name, owner),
    send: (version, content) => saveDocument(kind, bookingId, version, content).catch((error: unknown) => {
      // Signed elsewhere: the page has to show the signed one, and this text beside it.
      if (isProblem(error, 'record-signed')) void client.invalidateQueries({ queryKey });
      throw error;
    }),
    readNewest: async () => savedOf(await readApi<VisitRecordsBody>(String(queryKey[1])), kind),
    keep: (kept) => {
      clearTimeout(timer);
      const write = () => {
        // The history entry of another screen is not ours to write.
        if (location.pathname !== here) return;
        if (kept) keepDraft(name, owner, kept);
        else forgetDraft(name);
      };
      timer = setTimeout(write, PAUSE);
    },
    onSaved: (answer) => client.setQueryData<VisitRecordsBody>(queryKey, (known) => known && withSaved(known, kind, answer)),
  });
}
