/** A piece of a text: words, words in bold, or words that lead to an address. */
export interface TextPart {
  readonly words: string;
  readonly href?: string;
  readonly isBold?: true;
}

/** A heading, a paragraph or a list of a page of text. */
type TextBlock =
  | { readonly kind: 'heading' | 'paragraph'; readonly parts: readonly TextPart[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly TextPart[])[] };

/** The pages whose text administrators write. */
export const TEXT_PAGES = ['about', 'privacy', 'terms'] as const;
export type TextPage = (typeof TEXT_PAGES)[number];

/** The days from which the texts of the release are in force in their words of today. Who changes one sets its day. */
export const RELEASE_TEXT_SINCE: Readonly<Record<TextPage, string>> = {
  about: '2026-11-21',
  privacy: '2026-11-24',
  terms: '2026-11-24',
};

/** The number under which readers find the text of the release among the versions of a page. */
export const RELEASE_VERSION = 0;

/** The most characters of a text in one language. */
export const LONGEST_TEXT = 20_000;

/**
 * Reads a text of an administrator: an empty line begins a paragraph, '## ' a heading, '- ' an item of a list.
 * '**words**' are bold, and '[words](address)' is a link to an https, mailto or tel address or to a page of ours.
 * Everything else is words, also markup: there is no way to write HTML. Pure.
 */
export function blocksIn(text: string): TextBlock[] {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n|\n(?=## )|(?<=^## .*)\n/m)
    .map((chunk) => chunk.trim())
    .filter((chunk) => chunk !== '')
    .map((chunk): TextBlock => {
      if (chunk.startsWith('## ')) return { kind: 'heading', parts: partsIn(chunk.slice(3)) };
      const lines = chunk.split('\n');
      if (lines.every((line) => line.startsWith('- ')))
        return { kind: 'list', items: lines.map((line) => partsIn(line.slice(2))) };
      return { kind: 'paragraph', parts: partsIn(lines.join(' ')) };
    });
}

const MARKS = /\[([^\]]+)\]\(((?:https:\/\/|mailto:|tel:|\/(?![/\\]))[^\s()\\]+)\)|\*\*(?!\s)([^*]+)(?<!\s)\*\*/g;

function partsIn(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const [mark, words, href, bold] of text.matchAll(MARKS)) {
    const start = text.indexOf(mark, end);
    if (start > end) parts.push({ words: text.slice(end, start) });
    parts.push(bold === undefined ? { words: words!, href: href! } : { words: bold, isBold: true });
    end = start + mark.length;
  }
  if (end < text.length) parts.push({ words: text.slice(end) });
  return parts;
}
