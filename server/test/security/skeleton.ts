const TAG = /<(\/?[a-z][\w-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>/gi;
const ATTRIBUTE = /([^\s"'<>=/]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'<>=`]+))?/g;
/** Elements whose content is text for the browser, whatever stands in it, until they end. */
const RAW = /(<(script|style|textarea|title)\b[^>]*>)[\s\S]*?(<\/\2\s*>)/gi;

/** What a browser would build from a document: its tags with the names of their attributes, without any text. */
export function skeletonOf(html: string): string[] {
  return [...html.replaceAll(RAW, '$1$3').matchAll(TAG)].map(([, name, attributes]) =>
    [name!.toLowerCase(), ...[...attributes!.matchAll(ATTRIBUTE)].map(([, attribute]) => attribute!.toLowerCase()).filter((attribute) => attribute !== '/').toSorted()].join(' '));
}

/** Addresses that a document leads to or loads. */
export function addressesOf(html: string): string[] {
  return [...html.matchAll(/\s(?:href|src|action|formaction|data|poster|srcset|xlink:href)="([^"]*)"/gi)].map(([, address]) => address!);
}

/** The data that a page hands to its scripts. */
export function stateOf(html: string): unknown {
  const text = /<script type="application\/json" id="state"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1];
  if (text === undefined) throw new Error('the page hands nothing to its scripts');
  return JSON.parse(text);
}
