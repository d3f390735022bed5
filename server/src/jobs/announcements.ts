/** Jobs that the module `announcements` runs, with the payload of each. */
export interface AnnouncementJobs {
  'announcements.tell': { announcementId: string };
  'announcements.resume': Record<string, never>;
}
