const PLAIN = /^[\n\r\x20-\x5a\x5fa-zÉéèùìòàÇØøÅåÆæßÄÖÑÜäöñü§¡¿£¥@$_]*$/;
/** Signs of the plain alphabet that take two places. */
const DOUBLE = /[\^{}\\[~\]|€\f]/g;

/**
 * Returns in how many parts a text message is sent: 160 places of the plain SMS alphabet in one part, 153 each in
 * several; with any other letter 70 and 67. Pure.
 */
export function smsParts(text: string): number {
  const isPlain = PLAIN.test(text.replaceAll(DOUBLE, ''));
  const [single, several] = isPlain ? [160, 153] : [70, 67];
  const places = text.length + (isPlain ? (text.match(DOUBLE) ?? []).length : 0);
  return places <= single ? 1 : Math.ceil(places / several);
}
