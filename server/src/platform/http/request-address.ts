/**
 * Splits a request's address into path and query. Does not use the URL parser, because it throws for paths such as `//`
 * and `//[`.
 */
export function requestAddress(url: string): { path: string; query: string } {
  const at = url.indexOf('?');
  const path = at < 0 ? url : url.slice(0, at);
  // Browsers take two slashes or backslashes at the beginning for another host.
  return { path: path.replace(/^[/\\]+/, '/'), query: at < 0 ? '' : url.slice(at + 1) };
}
