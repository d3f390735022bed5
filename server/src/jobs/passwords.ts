/** Jobs that the module `passwords` runs, with the payload of each. */
export interface PasswordJobs {
  'passwords.watch-tries': Record<string, never>;
}
