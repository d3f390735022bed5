/** What has to reach the server while the session still stands: an open screen puts it in and takes it out again. */
export const beforeSignOut = new Set<() => Promise<unknown>>();
