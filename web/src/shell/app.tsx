import { Suspense, use, useLayoutEffect } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useLocation, useSearch } from 'wouter';
import { useArrival } from './arrival.ts';
import { Frame } from './frame.tsx';
import { latePart } from './late-part.tsx';
import { CrashBoundary } from './crash-screen.tsx';
import { usePageHead } from './page-head.tsx';
import { loadScreen, matchRoute, openScreen } from './routes.tsx';
import type { RouteDefinition } from './routes.tsx';
import { AddressContext } from './screen-visit.tsx';
import { ScreenSkeleton } from '../ui/skeleton.tsx';
import { SessionProvider } from './session.tsx';
import type { Opening } from './session.tsx';
import { useSpeech } from './speech.tsx';

/** The whole product for a patient, in both frames. */
export function App({ client, opening }: { client: QueryClient; opening: Opening }) {
  return (
    <QueryClientProvider client={client}>
      <SessionProvider opening={opening}>
        <CurrentScreen />
      </SessionProvider>
    </QueryClientProvider>
  );
}

/** Booking over another screen (`below`, kept in the history's state); a document that opens anew shows it as a page. */
const bookingDialog = latePart(() => import('../patient/booking/booking-dialog.tsx'), { file: 'src/patient/booking/booking-dialog.tsx' });

function CurrentScreen() {
  const address = { path: useLocation()[0], search: useSearch() };
  const below = typeof window === 'undefined' ? undefined : (history.state as { below?: string } | null)?.below?.split('?');
  const { path, search } = below ? { path: below[0] ?? '', search: below[1] ?? '' } : address;
  const { route, params } = matchRoute(path);
  useArrival(path);
  return (
    <AddressContext value={{ path, params, search }}>
      {below && <bookingDialog.Part {...address} />}
      <Frame route={route}>
        <CrashBoundary key={path}>
          <Suspense fallback={<ScreenSkeleton />}>
            <LoadedScreen route={route} />
          </Suspense>
        </CrashBoundary>
      </Frame>
    </AddressContext>
  );
}

function LoadedScreen({ route }: { route: RouteDefinition }) {
  const { language, t } = useSpeech();
  const file = openScreen(route, language) ?? use(loadScreen(route, language));
  usePageHead({ title: t(route.title), status: route.status });
  // The screen stands in the document and answers to touch.
  useLayoutEffect(() => { performance.mark('hydrated'); }, []);
  const Screen = file.default;
  return <Screen />;
}
