/** Jobs that the module `own-copies` runs, with the payload of each. */
export interface OwnCopyJobs {
  'own-copies.build': { exportId: string };
  'own-copies.sweep': Record<string, never>;
}
