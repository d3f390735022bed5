import { blocksIn } from '@tabibu/contract/page-blocks';
import type { TextPart } from '@tabibu/contract/page-blocks';
import { Link } from '../ui/link.tsx';

/** A text that an administrator wrote: headings, paragraphs, lists and links. It cannot hold markup. */
export function TextBlocks({ text }: { text: string }) {
  return blocksIn(text).map((block, place) => {
    // The blocks of a text have no names, and they never change their places while it is shown.
    const key = `${block.kind} ${String(place)}`;
    if (block.kind === 'list')
      return (
        <ul key={key}>
          {block.items.map((item) => (
            <li key={wordsOf(item)}>
              <Parts parts={item} />
            </li>
          ))}
        </ul>
      );
    const parts = <Parts parts={block.parts} />;
    return block.kind === 'heading' ? <h2 key={key}>{parts}</h2> : <p key={key}>{parts}</p>;
  });
}

function Parts({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ words, href, isBold }) => {
    if (isBold) return <strong key={words}>{words}</strong>;
    if (href === undefined) return words;
    return (
      <Link key={`${words} ${href}`} href={href} className="text-link">
        {words}
      </Link>
    );
  });
}

const wordsOf = (parts: readonly TextPart[]) => parts.map(({ words }) => words).join('');
