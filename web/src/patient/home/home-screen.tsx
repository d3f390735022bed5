import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { doctorsQuery } from '../../api/doctors.ts';
import { siteQuery } from '../../api/site.ts';
import { usePageHead } from '../../shell/page-head.tsx';
import type { Visit } from '../../shell/routes.tsx';
import { latePart, nearlySeen } from '../../shell/late-part.tsx';
import { useCountry, useMe } from '../../shell/session.tsx';
import { useSpeech } from '../../shell/speech.tsx';
import type { ComingSoonTo } from '../coming-soon/coming-soon.tsx';
import { AskHeading, AskSection } from './ask-section.tsx';
import { HomeBar } from './home-bar.tsx';
import { NameResults } from './name-results.tsx';
import { NextAppointment, nextAppointmentQuery } from './next-appointment.tsx';
import { WelcomeOffer } from './welcome-offer.tsx';
import { generalDoctors, nextFreeDoctors } from './home-lists.ts';
import './home-screen.css';

/** The sections below the first view: their words and doctors stand in the document, their code comes when somebody gets near them. */
const homeRest = latePart(() => import('./home-rest.tsx'), { file: 'src/patient/home/home-rest.tsx', when: () => nearlySeen('.home-rest') });

const comingSoon = latePart<Parameters<typeof ComingSoonTo>[0]>(() => import('../coming-soon/coming-soon.tsx').then((file) => ({ default: file.ComingSoonTo })), {
  file: 'src/patient/coming-soon/coming-soon.tsx',
});

export function needs(visit: Visit, client: QueryClient): readonly Promise<unknown>[] {
  const { code, status } = visit.country;
  const mine = visit.me?.role === 'patient' ? [client.prefetchQuery(nextAppointmentQuery())] : [];
  if (status !== 'live') return [comingSoon.load(), ...mine];
  return [
    ...mine,
    homeRest.load(),
    client.prefetchQuery(doctorsQuery(nextFreeDoctors(code))),
    client.prefetchQuery(doctorsQuery(generalDoctors(code))),
    client.prefetchQuery(siteQuery()),
  ];
}

/** 'How can we help today?' */
export default function HomeScreen() {
  const { t } = useSpeech();
  usePageHead({ title: t('title.home'), description: t('home.description') });
  return <><HomeSections /><WelcomeOffer /></>;
}

/** Acts at once, then shows what the product offers. One set of sections; CSS orders them for phone and desktop. `children`: what has to be said first. */
export function HomeSections({ children }: { children?: ReactNode }) {
  const country = useCountry();
  const me = useMe();
  const [name, setName] = useState('');
  const wanted = usePausedText(name.trim());
  if (country.status !== 'live') return <>{children}<comingSoon.Part country={country} isHome>{me?.role === 'patient' && <NextAppointment />}</comingSoon.Part></>;
  return (
    <div className="home">
      <HomeBar name={name} onType={setName} />
      {children}
      {!wanted && <AskHeading />}
      {wanted ? (
        <NameResults name={wanted} />
      ) : (
        <>
          <AskSection />
          <homeRest.Part />
        </>
      )}
    </div>
  );
}

/** The text when its typing has paused for a moment; an emptied field counts at once. */
function usePausedText(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), text === '' ? 0 : 250);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
