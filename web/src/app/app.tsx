import { Suspense, use, useLayoutEffect } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useLocation, useSearch } from 'wouter';
import { useArrival } from '../shell/arrival.ts';
import { Frame } from '../shell/frame.tsx';
import { lazyPart } from '../shell/lazy-part.tsx';
import { CrashBoundary } from '../components/crash-screen.tsx';
import { useRouteHead } from '../shell/page-head.tsx';
import { loadScreen } from './load-screen.ts';
import { matchRoute } from './routes.ts';
import type { RouteDefinition } from '../shell/route.ts';
import { AddressContext } from '../shell/screen-visit.tsx';
import { ScreenSkeleton } from '../ui/skeleton.tsx';
import { SessionProvider } from '../shell/session.tsx';
import type { InitialData } from '../shell/session.tsx';
import { useTranslation } from '../shell/translation.tsx';

/** The root component of the website, on the server and in the browser. */
export function App({ client, opening }: { client: QueryClient; opening: InitialData }) {
  return (
    <QueryClientProvider client={client}>
      <SessionProvider opening={opening}>
        <CurrentScreen />
      </SessionProvider>
    </QueryClientProvider>
  );
}

/**
 * The booking dialog over another screen. The history state keeps the address of the screen below in `below`. A reload
 * shows the booking as a page instead.
 */
const bookingDialog = lazyPart(
  async () => (await import('./other-screens.ts')).DIALOGS['../patient/booking/booking-dialog.tsx']!(),
  {
    file: 'src/patient/booking/booking-dialog.tsx',
  },
);

function CurrentScreen() {
  const address = { path: useLocation()[0], search: useSearch() };
  const below =
    typeof window === 'undefined' ? undefined : (history.state as { below?: string } | null)?.below?.split('?');
  const { path, search } = below ? { path: below[0] ?? '', search: below[1] ?? '' } : address;
  const { route, params } = matchRoute(path);
  useArrival(path);
  return (
    <AddressContext value={{ path, params, search }}>
      {below && <bookingDialog.Part {...address} />}
      <Frame route={route}>
        <CrashBoundary key={route.stays ? route.path : path}>
          <Suspense fallback={<ScreenSkeleton />}>
            <LoadedScreen route={route} />
          </Suspense>
        </CrashBoundary>
      </Frame>
    </AddressContext>
  );
}

function LoadedScreen({ route }: { route: RouteDefinition }) {
  const { language, t } = useTranslation();
  const { default: Screen } = use(loadScreen(route, language));
  useRouteHead({ title: t(route.title), status: route.status });
  // From here on the screen is in the document and reacts to input.
  useLayoutEffect(() => {
    performance.mark('hydrated');
  }, []);
  return <Screen />;
}
