import { LANGUAGES } from '../languages.ts';
import type { Language } from '../languages.ts';
import { foldText } from './normalise.ts';
import { questionOf } from './questions.ts';

/** The choice that somebody made, and what they said besides. */
export type ReadChoice = { readonly choice: string; readonly rest: string };

const UNKNOWN =
  /^(?:sijui|sina uhakika|i do not know|do not know|dont know|not sure|no idea|je ne sais pas|(?:je )?sais pas|pas sur|aucune idee)\b[\s,.!?]*/;
const YES = /^(?:ndiyo|ndio|naam|ee+h?|yes|yeah|yep|y|oui|ouais)\b[\s,.!]*/;
const NO = /^(?:hapana|siyo|la|no|nope|none|not really|hakuna(?: hata moja| yoyote)?|hamna|non|aucun(?:e)?)\b[\s,.!]*/;
/** These deny what follows them by themselves: "no fever". What is said after them is read with them. */
const DENIES_WHAT_FOLLOWS = /^(?:no|none|hakuna|hamna|non|aucun(?:e)?)\b\s*[a-z]/;

/**
 * Reads which choice of a question somebody made, in words or by its id; null if it is none. Only a question that was
 * asked, or something that was heard (`heard:<concept>`), can be answered.
 */
export function readChoice(
  questionId: string,
  choice: string | undefined,
  text: string,
  asked: readonly string[],
): ReadChoice | null {
  if (!asked.includes(questionId) && !questionId.startsWith('heard:')) return null;
  const questions = (Object.keys(LANGUAGES) as Language[]).map((language) => questionOf(questionId, language));
  const choices = questions.flatMap((question) => question?.choices ?? []);
  if (choices.length === 0) return null;
  const folded = foldText(text).trim();
  const labelled = choices.find(({ id, label }) => folded === id || folded === foldText(label).trim());
  const rest = labelled ? '' : text;
  if (choice !== undefined)
    return choice === 'skip' || choices.some(({ id }) => id === choice) ? { choice, rest } : null;
  if (labelled) return { choice: labelled.id, rest };
  if (folded === 'skip') return { choice: 'skip', rest: '' };
  return readWords(
    folded,
    choices.some(({ id }) => id === 'yes'),
    choices.some(({ id }) => id === 'no'),
  );
}

function readWords(folded: string, hasYes: boolean, hasNo: boolean): ReadChoice | null {
  if (!hasNo) return null;
  if (UNKNOWN.test(folded)) return { choice: 'unknown', rest: folded.replace(UNKNOWN, '') };
  // "Yes" to a list does not say which: nobody knows, and that keeps it urgent.
  if (YES.test(folded)) return { choice: hasYes ? 'yes' : 'unknown', rest: folded.replace(YES, '') };
  if (!NO.test(folded)) return null;
  return { choice: 'no', rest: DENIES_WHAT_FOLLOWS.test(folded) ? folded : folded.replace(NO, '') };
}
