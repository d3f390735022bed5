import { Socket } from 'node:net';

/**
 * A socket that sends what is written within one turn of the event loop with one system call: statements that are asked together wake the
 * database once. Nothing waits longer than the code that runs at this moment.
 */
export class CoalescingSocket extends Socket {
  private held = false;

  override write(chunk: string | Uint8Array, ...rest: unknown[]): boolean {
    if (!this.held) {
      this.held = true;
      super.cork();
      process.nextTick(() => {
        this.held = false;
        super.uncork();
      });
    }
    return (super.write as (...all: unknown[]) => boolean)(chunk, ...rest);
  }

  /** The driver corks each statement; here a whole turn is corked. */
  override cork(): void { /* see above */ }

  override uncork(): void { /* see above */ }
}
