/**
 * Lets `use` read the promise's value without waiting, once it has resolved. So a component calls `use` on every
 * render. A component that calls it only for what is not loaded yet can break its own render when the load ends between
 * two attempts (https://react.dev/warnings/conditional-use-of-use).
 */
export function readable<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  );
  return promise;
}

/** Returns a promise that `use` reads at once. */
export function readableNow<Value>(value: Value): Promise<Value> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled' as const, value });
}

/** Returns whether `use` reads the promise without waiting. */
export function isReadable(promise: Promise<unknown>): boolean {
  return 'status' in promise && promise.status === 'fulfilled';
}
