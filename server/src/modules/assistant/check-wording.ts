import { wordsOf } from '@tabibu/contract/triage/answer-parts';
import { detectLanguage } from '@tabibu/contract/triage/detect-language';
import type { Language } from '@tabibu/contract/languages';
import { LEVELS } from '@tabibu/contract/triage/levels';
import type { Level } from '@tabibu/contract/triage/levels';
import { readFacts } from '@tabibu/contract/triage/read-facts';
import { recogniseMedicine } from '@tabibu/medicines/recognise';

/** What a model wrote, once it is checked. */
export interface CheckedWording {
  readonly level: Level;
  readonly sentences: readonly string[];
}

interface Expected {
  readonly level: Level;
  readonly language: Language;
  /** The concepts of the conversation: an answer has to be about one of them. */
  readonly present: readonly string[];
  readonly mostWords: number;
  /** What an answer must not repeat: our instructions, and the text as it was sent, which may hold some of its own. */
  readonly secret: readonly string[];
}

const MOST_CHARACTERS = 2_500;
/** So many words of it in a row are no accident. */
const LEAKED_WORDS = 6;

/** The labels of what is sent to a model. */
const LABEL = /\b(?:LANGUAGE|LEVEL|WORDS|HEARD|ADVICE|TEXT):/;

/** What no answer may hold, in any language. */
const FORBIDDEN: readonly (readonly [fault: string, pattern: RegExp])[] = [
  // Invisible letters, and letters of other scripts that look like ours.
  ['letters', /\p{Cf}|[^\p{Script=Latin}\p{M}\p{N}\p{P}\p{Zs}\n\r°+=<>|`$]/u],
  ['markup', /[<>{}|`*#_\\[\]]/],
  ['address', /https?:|www\.|\b[\w-]+\.(?:com|org|net|io|example|co|tz|ke|info)\b|@/i],
  ['telephone', /\d[\d\s().-]{4,}\d|\+\d/],
  ['doctor', /\b(?:dr|dkt|doctor|daktari|docteur)\.?\s+\p{Lu}/u],
  [
    'dose',
    /\d\s*(?:mg|ml|mcg|µg|g|iu|ui|%)\b|\b(?:\d+|one|two|three|moja|mbili|tatu|un|deux|trois)\s+(?:tablets?|pills?|capsules?|drops?|spoons?|comprimes?|gelules?|gouttes?)\b|\b(?:tembe|vidonge|kidonge|vijiko|matone)\b/i,
  ],
  [
    'dose',
    /\bmara\s+(?:moja|mbili|tatu|nne|\d)\s+kwa\s+siku\b|\b(?:once|twice|\d+ times|three times)\s+(?:a|per)\s+day\b|\bfois par jour\b/i,
  ],
  [
    'medicine',
    /\b[a-z]*(?:cillin|cilin|mycin|micin|floxacin|cycline|azole|prostol|pristone|sartan|statin|olol|azepam|codeine|tramadol|morphin|insulin|steroid|steroide)[a-z]*\b|\bantibiot|\bantibayot/i,
  ],
  [
    'certainty',
    /\b(?:una|mna|unaugua|umepata|umeambukizwa)\b|\byou(?:'re| are)? (?:have|got|definitely|certainly|suffering|suffer)\b|\byou are (?:fine|healthy|pregnant)\b|\b(?:vous avez|vous souffrez|tu as|c est certainement|c est surement)\b/i,
  ],
  [
    'no care',
    /\b(?:no need|not need|don t need|do not need|needn t)\b|\b(?:huhitaji|hakuna haja|usiende|sio lazima|si lazima)\b|\b(?:pas besoin|inutile|n allez pas|pas necessaire)\b/i,
  ],
];
/** Words against a level that wants somebody seen within days. */
const WAITING =
  /\b(?:wait|stay at home|stay home|can wait|nothing to worry)\b|\b(?:subiri|ngoja|baki nyumbani|usijali)\b|\b(?:attendez|restez (?:a la maison|chez vous)|ne vous inquietez)\b/i;

/**
 * Checks what a model wrote, or says why it cannot be shown. The level can only become more urgent by it; the caller
 * compares. Nothing here trusts that the model followed its instructions. Pure.
 */
export function checkWording(raw: string, expected: Expected): CheckedWording | { readonly fault: string } {
  const written = readJson(raw);
  if (written === undefined) return { fault: 'shape' };
  const { level, text } = written;
  if (text.trim() === '') return { fault: 'empty' };
  if (text.length > MOST_CHARACTERS || wordsOf(text) > expected.mostWords) return { fault: 'length' };
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[’']/g, ' ');
  const found = FORBIDDEN.find(([, pattern]) => pattern.test(text) || pattern.test(plain));
  if (found !== undefined) return { fault: found[0] };
  if (recogniseMedicine(text).substances.length > 0) return { fault: 'medicine' };
  if (expected.level !== 'self-care' && WAITING.test(plain)) return { fault: 'against the level' };
  if (LABEL.test(text) || expected.secret.some((one) => leaks(text, one))) return { fault: 'leak' };
  if (detectLanguage(text) !== expected.language) return { fault: 'language' };
  const about = readFacts(text).present;
  if (!expected.present.some((concept) => about.has(concept))) return { fault: 'off topic' };
  return { level, sentences: text.trim().split(/(?<=[.!?])\s+/) };
}

function readJson(raw: string): { level: Level; text: string } | undefined {
  try {
    const value: unknown = JSON.parse(raw);
    if (typeof value !== 'object' || value === null || !('level' in value) || !('text' in value)) return undefined;
    const level = LEVELS.find((one) => one === value.level);
    return level === undefined || typeof value.text !== 'string' ? undefined : { level, text: value.text };
  } catch {
    return undefined;
  }
}

function leaks(text: string, original: string): boolean {
  const partsOf = (one: string) => one.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const secret = ` ${partsOf(original).join(' ')} `;
  const words = partsOf(text);
  return words.some(
    (_, at) =>
      at + LEAKED_WORDS <= words.length && secret.includes(` ${words.slice(at, at + LEAKED_WORDS).join(' ')} `),
  );
}
