import { useQueryOfAddress } from '../../shell/screen-visit.tsx';

/** Whom a booking is for as long as nobody of the family is chosen: a child, or somebody else. */
export const A_CHILD = 'child';

/** What the address of a booking keeps: the time that was printed, and for whom it is. */
interface Chosen {
  readonly at?: string | null | undefined;
  readonly forWhom?: string | undefined;
}

/** Returns the address of a screen of one doctor with what was chosen before. */
export function withChosen(path: string, { at, forWhom }: Chosen): string {
  const query = new URLSearchParams({ ...(at && { at }), ...(forWhom && { for: forWhom }) });
  return query.size === 0 ? path : `${path}?${query}`;
}

/** Returns for whom a doctor is looked for: what the address says, or a child if it names a problem of children. */
export function useForWhom(): string | undefined {
  const query = useQueryOfAddress();
  const problems = query.getAll('problem').flatMap((text) => text.split(','));
  return query.get('for') ?? (problems.includes('child') ? A_CHILD : undefined);
}
