import type { RefObject } from 'react';
import { useKeptDraft } from '../../components/use-kept-draft.ts';
import { useMe } from '../../shell/session.tsx';

/** The trimmed reason for the appointment as typed in the form. */
export function reasonIn(form: HTMLFormElement | null): string {
  return fieldIn(form)?.value.trim() ?? '';
}

/** Fills in the reason of the patient's existing hold unless something is typed already. */
export function fillReason(form: HTMLFormElement | null, reason: string | null): void {
  const field = fieldIn(form);
  if (field && reason && field.value === '') field.value = reason;
}

/**
 * Keeps the typed reason across a reload, for the same person only. The returned function deletes it; call it when the
 * booking was sent.
 */
export function useReasonDraft(form: RefObject<HTMLFormElement | null>): () => void {
  const me = useMe();
  return useKeptDraft(
    'reason',
    me?.id ?? 'visitor',
    () => fieldIn(form.current)?.value ?? '',
    (reason) => fillReason(form.current, reason),
  );
}

function fieldIn(form: HTMLFormElement | null): HTMLTextAreaElement | undefined {
  const field = form?.elements.namedItem('reason');
  return field instanceof HTMLTextAreaElement ? field : undefined;
}
