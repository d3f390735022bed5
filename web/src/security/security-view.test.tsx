import { renderToStaticMarkup } from 'react-dom/server';
import { QueryClientProvider } from '@tanstack/react-query';
import { Router } from 'wouter';
import { beforeAll, expect, test } from 'vitest';
import { createQueryClient } from '../api/query.ts';
import { secondFactorQuery } from '../api/second-factor.ts';
import type { SecondFactorBody } from '../api/second-factor.ts';
import { loadSentences } from '../shell/catalogues.ts';
import { ME, SessionProvider } from '../shell/session.tsx';
import { FreshCodes } from './fresh-codes.tsx';
import { SecurityView } from './security-view.tsx';

const NOW = Date.parse('2026-11-20T06:00:00Z');

beforeAll(() => loadSentences('en', ['public', 'security']));

function drawn(content: React.ReactNode, factor?: SecondFactorBody): string {
  const client = createQueryClient(() => Promise.reject(new Error('nothing is asked')));
  client.setQueryData(ME.queryKey, null);
  if (factor) client.setQueryData(secondFactorQuery().queryKey, factor);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Router ssrPath="/doctor/dashboard">
        <SessionProvider opening={{ language: 'en', country: 'TZ', now: NOW, savesData: false }}>
          {content}
        </SessionProvider>
      </Router>
    </QueryClientProvider>,
  );
}

const on = (left: number): SecondFactorBody => ({
  on: true,
  since: '2026-11-19T22:30:00.000Z',
  recovery_codes_left: left,
  proven_until: null,
});

test('an account without a second factor is offered one', () => {
  const html = drawn(<SecurityView shown />, { on: false, since: null, recovery_codes_left: 0, proven_until: null });
  expect(html).toContain('Switch the second factor on');
  expect(html).not.toContain('Make new recovery codes');
});

test('a second factor that is on shows since when, on the clock of the country, and what can be done', () => {
  const html = drawn(<SecurityView shown />, on(10));
  expect(html).toContain('On since Friday 20 Nov');
  for (const words of ['10 recovery codes left', 'Make new recovery codes', 'Switch the second factor off'])
    expect(html).toContain(words);
  expect(html).not.toContain('notice warning');
});

test.each([
  [4, false],
  [3, true],
  [1, true],
  [0, true],
])('%i recovery codes left: warning shown: %s', (left, warned) => {
  expect(drawn(<SecurityView shown />, on(left)).includes('You are running out of recovery codes')).toBe(warned);
});

test('new recovery codes can be downloaded, printed and dismissed', () => {
  const html = drawn(<FreshCodes codes={['ABCD-1234-EFGH-5678', 'ZZZZ-9999-ZZZZ-9999']} onKept={() => undefined} />);
  for (const words of [
    'ABCD-1234-EFGH-5678',
    'ZZZZ-9999-ZZZZ-9999',
    'shown only now',
    'Download',
    'Print',
    'I have kept them',
  ])
    expect(html).toContain(words);
});
