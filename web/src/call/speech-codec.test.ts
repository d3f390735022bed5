import { expect, test } from 'vitest';
import { preferSpeechCodec } from './speech-codec.ts';

const sdp = [
  'v=0',
  'm=audio 9 UDP/TLS/RTP/SAVPF 111 0',
  'a=rtpmap:111 opus/48000/2',
  'a=fmtp:111 minptime=10;useinbandfec=0',
  'a=rtpmap:0 PCMU/8000',
  'm=video 9 UDP/TLS/RTP/SAVPF 96',
  'a=fmtp:96 x=1',
  '',
].join('\r\n');

test('the description asks for Opus in mono at 24 kbit/s with error correction and without silence; the rest stays', () => {
  const lines = preferSpeechCodec(sdp).split('\r\n');
  expect(lines[3]).toBe(
    'a=fmtp:111 minptime=10;useinbandfec=1;usedtx=1;stereo=0;sprop-stereo=0;maxaveragebitrate=24000',
  );
  expect(lines.filter((_, at) => at !== 3)).toEqual(sdp.split('\r\n').filter((_, at) => at !== 3));
});

test('a description without a format line gets one', () => {
  const lines = preferSpeechCodec(sdp.replace(/a=fmtp:111.*\r\n/, '')).split('\r\n');
  expect(lines[3]).toMatch(/^a=fmtp:111 useinbandfec=1;.*maxaveragebitrate=24000$/);
  expect(lines).toHaveLength(sdp.split('\r\n').length);
});
