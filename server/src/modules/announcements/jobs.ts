import { resumeAnnouncements, tellDoctors } from './tell-doctors.ts';

/** The jobs of this module, by name. */
export const jobs = {
  'announcements.tell': tellDoctors,
  'announcements.resume': resumeAnnouncements,
};
