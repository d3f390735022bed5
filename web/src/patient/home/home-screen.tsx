import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { carePlansQuery } from '../../api/public/care-plans.ts';
import { doctorsQuery } from '../../api/public/doctors.ts';
import { siteQuery } from '../../api/public/site.ts';
import type { Visit } from '../../shell/screen-file.ts';
import { lazyPart, whenNearViewport } from '../../shell/lazy-part.tsx';
import { useCountry, useMe } from '../../shell/session.tsx';
import type { ComingSoonTo } from '../coming-soon/coming-soon.tsx';
import { AskHeading, AskSection } from './ask-section.tsx';
import { HomeBar } from './home-bar.tsx';
import { generalDoctors, nextFreeDoctors } from './home-lists.ts';
import { loadOwnNotes, ownNotes } from './lazy-own-notes.ts';
import { WelcomeOffer } from './welcome-offer.tsx';
import './home-screen.css';

/**
 * The sections below the first view. The server's document contains them; their code is loaded when they come near the
 * viewport.
 */
const loadRest = () => import('./home-rest.tsx');
const homeRest = lazyPart(loadRest, {
  file: 'src/patient/home/home-rest.tsx',
  sentences: ['home-rest'],
  when: () => whenNearViewport('.home-rest'),
});

/** Loaded with the first key that is typed into the search field. */
const nameResults = lazyPart(() => import('./name-results.tsx'), {
  file: 'src/patient/home/name-results.tsx',
  sentences: ['search'],
});

const comingSoon = lazyPart<Parameters<typeof ComingSoonTo>[0]>(
  () => import('../coming-soon/coming-soon.tsx').then((file) => ({ default: file.ComingSoonTo })),
  {
    file: 'src/patient/coming-soon/coming-soon.tsx',
  },
);

export function needs(visit: Visit, client: QueryClient): readonly Promise<unknown>[] {
  const { code, status } = visit.country;
  const mine =
    visit.me?.role === 'patient'
      ? [ownNotes.load(visit.language), loadOwnNotes().then((file) => file.askForNotes(client))]
      : [];
  if (status !== 'live') return [comingSoon.load(), ...mine];
  return [
    ...mine,
    homeRest.load(visit.language),
    loadRest().then((file) => file.askForTestimonials(client, visit.language)),
    client.prefetchQuery(doctorsQuery(nextFreeDoctors(code))),
    client.prefetchQuery(doctorsQuery(generalDoctors(code))),
    client.prefetchQuery(siteQuery()),
    client.prefetchQuery(carePlansQuery(code, visit.language)),
  ];
}

/** /: the home page, and the offer to register at the first launch on a phone. */
export default function HomeScreen() {
  return (
    <>
      <HomeSections />
      <WelcomeOffer />
    </>
  );
}

/**
 * The sections of the home page: first how to find a doctor, then what the service offers. CSS orders the same sections
 * for phone and desktop. `children` come first.
 */
export function HomeSections({ children }: { children?: ReactNode }) {
  const country = useCountry();
  const me = useMe();
  const [name, setName] = useState('');
  const wanted = usePausedText(name.trim());
  if (country.status !== 'live')
    return (
      <>
        {children}
        <comingSoon.Part country={country} isHome>
          {me?.role === 'patient' && <ownNotes.Part />}
        </comingSoon.Part>
      </>
    );
  return (
    <div className="home">
      <HomeBar name={name} onType={setName} />
      {children}
      {!wanted && <AskHeading />}
      {wanted ? (
        <nameResults.Part name={wanted} />
      ) : (
        <>
          <AskSection />
          <homeRest.Part />
        </>
      )}
    </div>
  );
}

/** The text as of 250 ms after the last keystroke; an emptied field counts at once. */
function usePausedText(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), text === '' ? 0 : 250);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
