import type { AnswerBody } from '../../api/assistant.ts';

type Part = AnswerBody['parts'][number];

/** Parts whose sentences stand one below the other: things to do, to watch for and to think of. */
const LISTS = new Set<Part['kind']>(['first', 'meanwhile', 'worse', 'causes']);

/** How many characters the parts have together. Pure. */
export function lengthOf(parts: readonly Part[]): number {
  return parts.reduce((sum, part) => sum + linesOf(part).join('').length, 0);
}

/** The lines of a part: its sentences one by one, or all in one paragraph. Pure. */
function linesOf({ kind, sentences }: Part): readonly string[] {
  return LISTS.has(kind) ? sentences : [sentences.join(' ')];
}

/**
 * The parts of an answer, of which the first `shown` characters are typed. The rest takes its place already, unseen, so
 * that nothing moves.
 */
export function AnswerParts({ parts, shown = Infinity }: { parts: readonly Part[]; shown?: number }) {
  return parts.map((part, place) => (
    <PartOfAnswer key={part.kind} part={part} shown={Math.max(0, shown - lengthOf(parts.slice(0, place)))} />
  ));
}

function PartOfAnswer({ part, shown }: { part: Part; shown: number }) {
  const lines = linesOf(part);
  const isList = lines.length > 1;
  const typed = lines.map((line, place) => {
    const left = shown - lines.slice(0, place).join('').length;
    return { line, left: Math.max(0, left) };
  });
  return (
    <div className="answer-part">
      <h3 className={shown === 0 ? 'untyped' : undefined}>{part.heading}</h3>
      {isList ? (
        <ul>
          {typed.map(({ line, left }) => (
            <li key={line} className={left === 0 ? 'untyped' : undefined}>
              <Typed line={line} left={left} />
            </li>
          ))}
        </ul>
      ) : (
        typed.map(({ line, left }) => (
          <p key={line}>
            <Typed line={line} left={left} />
          </p>
        ))
      )}
    </div>
  );
}

function Typed({ line, left }: { line: string; left: number }) {
  if (left >= line.length) return line;
  return (
    <>
      {line.slice(0, left)}
      <span className="untyped">{line.slice(left)}</span>
    </>
  );
}
