import type { RefObject } from 'react';
import { useKeptDraft } from '../../parts/kept-draft.ts';
import { useMe } from '../../shell/session.tsx';

/** The reason for the visit as it stands in the form. */
export function reasonIn(form: HTMLFormElement | null): string {
  return fieldIn(form)?.value.trim() ?? '';
}

/** Puts the reason of the own hold back where nothing else is typed. */
export function fillReason(form: HTMLFormElement | null, reason: string | null): void {
  const field = fieldIn(form);
  if (field && reason && field.value === '') field.value = reason;
}

/** The typed reason survives a reload for the same person; call the result once it was sent. */
export function useReasonDraft(form: RefObject<HTMLFormElement | null>): () => void {
  const me = useMe();
  return useKeptDraft('reason', me?.id ?? 'visitor', () => fieldIn(form.current)?.value ?? '', (reason) => {
    const field = fieldIn(form.current);
    if (field && reason) field.value = reason;
  });
}

function fieldIn(form: HTMLFormElement | null): HTMLTextAreaElement | undefined {
  const field = form?.elements.namedItem('reason');
  return field instanceof HTMLTextAreaElement ? field : undefined;
}
