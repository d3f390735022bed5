/** Path and query of a request, whatever stands in it: read by hand, because `//` and `//[` are no addresses for the parser of URLs. */
export function addressOf(url: string): { path: string; query: string } {
  const at = url.indexOf('?');
  const path = at < 0 ? url : url.slice(0, at);
  // Browsers take two slashes, and backslashes too, for the beginning of another host.
  return { path: path.replace(/^[/\\]+/, '/'), query: at < 0 ? '' : url.slice(at + 1) };
}
