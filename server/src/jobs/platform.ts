/** Jobs that the platform runs, with the payload of each. */
export interface PlatformJobs {
  'platform.forget-old-keys': Record<string, never>;
}
