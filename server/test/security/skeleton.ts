const TAG = /<(\/?[a-z][\w-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>/gi;
const ATTRIBUTE = /([^\s"'<>=/]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'<>=`]+))?/g;
/** Elements whose content the browser treats as text until their closing tag. */
const RAW = /(<(script|style|textarea|title)\b[^>]*>)[\s\S]*?(<\/\2\s*>)/gi;

/** Returns what a browser would build from a document: its tags with the names of their attributes, without text. */
export function tagsOf(html: string): string[] {
  return [...html.replaceAll(RAW, '$1$3').matchAll(TAG)].map(([, name, attributes]) =>
    [
      name!.toLowerCase(),
      ...[...attributes!.matchAll(ATTRIBUTE)]
        .map(([, attribute]) => attribute!.toLowerCase())
        .filter((attribute) => attribute !== '/')
        .toSorted(),
    ].join(' '),
  );
}

/** Returns the addresses that a document links to or loads. */
export function addressesOf(html: string): string[] {
  return [...html.matchAll(/\s(?:href|src|action|formaction|data|poster|srcset|xlink:href)="([^"]*)"/gi)].map(
    ([, address]) => address!,
  );
}

/** Returns the data that a page passes to its scripts. */
export function stateOf(html: string): unknown {
  const text = /<script type="application\/json" id="state"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1];
  if (text === undefined) throw new Error('the page hands nothing to its scripts');
  return JSON.parse(text);
}
