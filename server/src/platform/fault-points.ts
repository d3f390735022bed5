/**
 * Named points at which a test may kill the process. `FAULT_POINT=name` in the environment of a test build of the process arms one;
 * production configuration refuses it.
 */
export type FaultPoint =
  | 'after-provider-call'
  | 'after-commit-before-answer'
  | 'after-inbox-before-job'
  | 'after-job-effect-before-ack'
  | 'after-settle-before-confirm';

let armed: string | undefined;

/** Arms a point; called once at start from the configuration. */
export function armFaultPoint(name: string | undefined): void {
  armed = name;
}

/** Dies without any clean-up when this point is armed, as a power cut would. */
export function passFaultPoint(name: FaultPoint): void {
  if (armed === name) process.kill(process.pid, 'SIGKILL');
}
