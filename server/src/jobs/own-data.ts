/** Jobs that the module `own-data` runs, with the payload of each. */
export interface OwnDataJobs {
  'own-data.build': { exportId: string };
  'own-data.sweep': Record<string, never>;
}
