import { renderToStaticMarkup } from 'react-dom/server';
import { QueryClientProvider } from '@tanstack/react-query';
import { Router } from 'wouter';
import { beforeAll, expect, test } from 'vitest';
import { createQueryClient } from '../../api/query.ts';
import { siteQuery } from '../../api/public/site.ts';
import { loadSentences } from '../../shell/catalogues.ts';
import { ME, SessionProvider } from '../../shell/session.tsx';
import { NOW } from '../../testing/draw.tsx';
import { AskHeading } from './ask-section.tsx';
import styles from './home-screen.css?raw';
import picture from '../../../public/hero.svg?raw';

beforeAll(() => loadSentences('en', ['public']));

function heading(hero: string | null, savesData = false): string {
  const client = createQueryClient(() => Promise.reject(new Error('nothing is asked')));
  client.setQueryData(ME.queryKey, null);
  client.setQueryData(siteQuery().queryKey, { hero } as never);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Router ssrPath="/">
        <SessionProvider opening={{ language: 'en', country: 'TZ', now: NOW, savesData }}>
          <AskHeading />
        </SessionProvider>
      </Router>
    </QueryClientProvider>,
  );
}

test('the web home never stands without a hero picture: the default one while the house has set none', () => {
  expect(heading(null)).toContain('plain-hero');
  expect(styles).toMatch(/\.plain-hero \{[^}]*url\(\/hero\.svg\)/);
  expect(picture).toMatch(/^<svg /);
  expect(heading('/api/pictures/a')).toMatch(/has-hero.*\/api\/pictures\/a/);
  expect(heading('/api/pictures/a')).not.toContain('plain-hero');
  // A picture is no reason to spend somebody's data.
  expect(heading(null, true)).not.toContain('hero');
});
