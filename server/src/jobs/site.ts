/** Jobs that the module `site` runs, with the payload of each. */
export interface SiteJobs {
  'site.announce-openings': Record<string, never>;
}
