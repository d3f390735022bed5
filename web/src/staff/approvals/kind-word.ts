import type { StaffStep } from '../../api/approvals.ts';

/** Returns the word by which sentences tell the kinds of approvals apart; it may have no hyphen there. */
export function kindWord(kind: StaffStep): 'grant' | 'reset' {
  return kind === 'grant-administrator' ? 'grant' : 'reset';
}
