/** What the product wants with a call that was picked up. */
export type VoiceAnswer =
  | { do: 'dial'; say: string; second: string; callerId: string; maxSeconds: number; record: boolean }
  | { do: 'hang-up' };

/** Reads the answer to a call that was picked up: an optional Say and one Dial, or Reject. Anything else ends the call, as it would for real. */
export function readVoiceAnswer(xml: string): VoiceAnswer {
  const inside = /^\s*(?:<\?xml[^>]*\?>)?\s*<Response>([\s\S]*)<\/Response>\s*$/.exec(xml)?.[1] ?? '';
  const dial = /<Dial\s([^>]*)\/>\s*$/.exec(inside)?.[1];
  if (dial === undefined) return { do: 'hang-up' };
  const attribute = (name: string) => plain(new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(dial)?.[1] ?? '');
  const second = attribute('phoneNumbers');
  const maxSeconds = Number(attribute('maxDuration') || '3600');
  if (!/^\+\d{9,15}$/.test(second) || !Number.isSafeInteger(maxSeconds) || maxSeconds < 1) return { do: 'hang-up' };
  const say = plain(/^\s*<Say[^>]*>([^<]*)<\/Say>/.exec(inside)?.[1] ?? '');
  return { do: 'dial', say, second, callerId: attribute('callerId'), maxSeconds, record: attribute('record') === 'true' };
}

function plain(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
