import type { Language } from '@tabibu/contract/languages';
import type { KeptTestimonialBody } from '@tabibu/contract/testimonials';
import { callApi } from '../client.ts';
import { apiQuery } from '../query.ts';

export type { KeptTestimonialBody };

/** Query of what people said about us and agreed to be shown with. */
export const testimonialsQuery = (language: Language) =>
  apiQuery('GET /api/testimonials', 60_000, { query: { language } });

/** Query of the testimonials with the consent of each, for administrators. */
export const keptTestimonialsQuery = () => apiQuery('GET /api/admin/testimonials', 0);

/** Shows it no longer, and deletes name and words. */
export function withdrawTestimonial(id: string): Promise<KeptTestimonialBody[]> {
  return callApi('POST /api/admin/testimonials/:testimonial_id/withdraw', { params: { testimonial_id: id } });
}
