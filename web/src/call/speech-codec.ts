const SPEECH = { useinbandfec: '1', usedtx: '1', stereo: '0', 'sprop-stereo': '0', maxaveragebitrate: '24000' };

/**
 * Returns the session description to send: it asks for Opus in mono at 24 kbit/s with error correction and without
 * packets for silence. A browser encodes as the received description asks, so both sides call this for theirs.
 */
export function preferSpeechCodec(sdp: string): string {
  const types = [...sdp.matchAll(/^a=rtpmap:(\d+) opus\//gim)].map(([, type]) => type);
  return types.reduce<string>((text, type) => withFormat(text, type ?? ''), sdp);
}

function withFormat(sdp: string, type: string): string {
  const line = new RegExp(`^a=fmtp:${type} (.*)$`, 'm');
  const given = line.exec(sdp)?.[1]?.trim();
  if (given === undefined)
    return sdp
      .replace(new RegExp(`^(a=rtpmap:${type} .*)$`, 'm'), `$1\r\na=fmtp:${type} ${formatOf(SPEECH)}`)
      .replace(/\r\r\n/g, '\r\n');
  const kept = Object.fromEntries(
    given
      .split(';')
      .map((pair) => pair.trim().split('='))
      .map(([key = '', value = '']) => [key, value]),
  );
  return sdp.replace(
    line,
    (whole) => `a=fmtp:${type} ${formatOf({ ...kept, ...SPEECH })}${whole.endsWith('\r') ? '\r' : ''}`,
  );
}

function formatOf(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([key, value]) => `${key}=${value}`)
    .join(';');
}
