interface Kept<Draft> {
  readonly owner: string;
  readonly draft: Draft;
}

type HistoryState = Record<string, unknown> | null;

/** Returns the draft of this name and owner in the current history entry, if any. */
export function keptDraft<Draft>(name: string, owner: string): Draft | undefined {
  const kept = (history.state as HistoryState)?.[name] as Kept<Draft> | undefined;
  return kept?.owner === owner ? kept.draft : undefined;
}

/** Stores a draft in the current history entry. Call it at most about three times a second. */
export function keepDraft(name: string, owner: string, draft: unknown): void {
  writeState(name, { owner, draft });
}

/** Deletes the draft of a name from the current history entry. */
export function forgetDraft(name: string): void {
  writeState(name, undefined);
}

function writeState(name: string, value: unknown): void {
  const { [name]: _before, ...rest } = (history.state ?? {}) as Record<string, unknown>;
  history.replaceState(value === undefined ? rest : { ...rest, [name]: value }, '');
}
