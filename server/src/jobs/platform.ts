/** Jobs that the platform runs, with the payload of each. */
export interface PlatformJobs {
  'platform.check-invariants': Record<string, never>;
  'platform.forget-old-keys': Record<string, never>;
}
