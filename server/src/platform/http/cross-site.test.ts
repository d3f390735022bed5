import { expect, test } from 'vitest';
import { refuseCrossSite } from './cross-site.ts';
import type { UnsafeRequest } from './cross-site.ts';

const OWN = 'https://tabibu.example';
const good: UnsafeRequest = {
  method: 'POST',
  origin: OWN,
  fetchSite: 'same-origin',
  contentType: 'application/json',
  hasBody: true,
  csrf: 'token',
};

test('our own page with the token of its session passes', () => {
  expect(() => refuseCrossSite(good, OWN, 'token')).not.toThrow();
});

test('a browser that sends no Origin passes by Sec-Fetch-Site', () => {
  expect(() => refuseCrossSite({ ...good, origin: undefined }, OWN, 'token')).not.toThrow();
});

test('a browser that sends neither passes by a Referer of our own', () => {
  const old = { ...good, origin: undefined, fetchSite: undefined, referer: `${OWN}/auth?next=/more` };
  expect(() => refuseCrossSite(old, OWN, 'token')).not.toThrow();
  expect(() => refuseCrossSite({ ...old, csrf: undefined }, OWN, 'token')).toThrow('cross-site-request');
});

test.each<[string, Partial<UnsafeRequest>]>([
  [
    'a foreign Referer',
    { origin: undefined, fetchSite: undefined, referer: 'https://evil.example/?https://tabibu.example' },
  ],
  ['a Referer that begins like ours', { origin: undefined, fetchSite: undefined, referer: `${OWN}.evil.example/` }],
  ['our Referer beside a foreign origin', { origin: 'https://evil.example', fetchSite: undefined, referer: `${OWN}/` }],
  ['our Referer beside a foreign Sec-Fetch-Site', { origin: undefined, fetchSite: 'cross-site', referer: `${OWN}/` }],
  ['a Referer that is no address', { origin: undefined, fetchSite: undefined, referer: 'tabibu.example' }],
  ['no origin at all', { origin: undefined, fetchSite: undefined }],
  ['a null origin', { origin: 'null', fetchSite: undefined }],
  ['a foreign origin', { origin: 'https://evil.example', fetchSite: undefined }],
  ['a look-alike sub-domain', { origin: 'https://tabibu.example.evil.example', fetchSite: undefined }],
  ['a foreign page by Sec-Fetch-Site', { fetchSite: 'cross-site' }],
  ['a sister site', { fetchSite: 'same-site' }],
  ['no token', { csrf: undefined }],
  ['the token of another session', { csrf: 'other' }],
])('%s is refused', (_name, change) => {
  expect(() => refuseCrossSite({ ...good, ...change }, OWN, 'token')).toThrow('cross-site-request');
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', undefined])(
  'a body of type %s is refused',
  (contentType) => {
    expect(() => refuseCrossSite({ ...good, contentType }, OWN, 'token')).toThrow('unsupported-media-type');
  },
);

test('reading needs no token', () => {
  expect(() =>
    refuseCrossSite(
      { ...good, method: 'GET', origin: undefined, fetchSite: 'cross-site', csrf: undefined },
      OWN,
      'token',
    ),
  ).not.toThrow();
});
