import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { QueryClientProvider } from '@tanstack/react-query';
import { Router } from 'wouter';
import type { Language } from '@tabibu/contract/languages';
import { createQueryClient } from '../api/query.ts';
import { ME, SessionProvider } from '../shell/session.tsx';

export const NOW = Date.parse('2026-11-20T06:00:00Z');

/**
 * Returns the HTML of a part of a screen, rendered for a visitor in Tanzania at `NOW`. The part must not need data from
 * the server.
 */
export function drawn(part: ReactNode, language: Language = 'en'): string {
  const client = createQueryClient(() => Promise.reject(new Error('nothing is asked')));
  client.setQueryData(ME.queryKey, null);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Router ssrPath="/">
        <SessionProvider opening={{ language, country: 'TZ', now: NOW, savesData: false }}>{part}</SessionProvider>
      </Router>
    </QueryClientProvider>,
  ).replaceAll('&#x27;', "'");
}
