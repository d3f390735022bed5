import { useQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { Language } from '@tabibu/contract/languages';
import { testimonialsQuery } from '../../api/public/testimonials.ts';
import { lazyPart } from '../../shell/lazy-part.tsx';
import { useTranslation } from '../../shell/translation.tsx';

/** What people said about us. Its code loads only if somebody agreed to be shown. */
const testimonials = lazyPart(() => import('./testimonials.tsx'), { file: 'src/patient/home/testimonials.tsx' });

/** Reads what people said, and loads what draws it if there is something. */
export async function askForTestimonials(client: QueryClient, language: Language): Promise<unknown> {
  const query = testimonialsQuery(language);
  await client.prefetchQuery(query);
  return client.getQueryData(query.queryKey)?.length ? testimonials.load() : undefined;
}

/** The section of what people said; nothing while nobody agreed to be shown. */
export function WhatPeopleSaid() {
  const { language } = useTranslation();
  const { data } = useQuery(testimonialsQuery(language));
  return data?.length ? <testimonials.Part /> : null;
}
