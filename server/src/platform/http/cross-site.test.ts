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

test.each<[string, Partial<UnsafeRequest>]>([
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
