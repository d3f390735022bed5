/** Jobs that the module `files` runs, with the payload of each. */
export interface FileJobs {
  'files.scan': Record<string, never>;
  'files.sweep': Record<string, never>;
}
