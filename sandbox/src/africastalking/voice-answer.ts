/** What the product wants the exchange to do with an answered call. */
export type VoiceAnswer =
  | { do: 'dial'; say: string; second: string; callerId: string; maxSeconds: number; record: boolean }
  | { do: 'hang-up' };

/**
 * Reads the product's answer to an answered call: an optional Say and one Dial. Anything else, such as Reject, ends the
 * call, as it does at the provider.
 */
export function readVoiceAnswer(xml: string): VoiceAnswer {
  const inside = /^\s*(?:<\?xml[^>]*\?>)?\s*<Response>([\s\S]*)<\/Response>\s*$/.exec(xml)?.[1] ?? '';
  const dial = /<Dial\s([^>]*)\/>\s*$/.exec(inside)?.[1];
  if (dial === undefined) return { do: 'hang-up' };
  const attribute = (name: string) => plain(new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(dial)?.[1] ?? '');
  const second = attribute('phoneNumbers');
  const maxSeconds = Number(attribute('maxDuration') || '3600');
  if (!/^\+\d{9,15}$/.test(second) || !Number.isSafeInteger(maxSeconds) || maxSeconds < 1) return { do: 'hang-up' };
  const say = plain(/^\s*<Say[^>]*>([^<]*)<\/Say>/.exec(inside)?.[1] ?? '');
  return {
    do: 'dial',
    say,
    second,
    callerId: attribute('callerId'),
    maxSeconds,
    record: attribute('record') === 'true',
  };
}

function plain(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
