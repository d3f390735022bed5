/**
 * Named points at which a test may kill the process. `FAULT_POINT=name` in the environment chooses one; a
 * production configuration refuses the variable.
 */
export type FaultPoint =
  | 'after-provider-call'
  | 'after-commit-before-answer'
  | 'after-inbox-before-job'
  | 'after-job-effect-before-ack'
  | 'after-settle-before-confirm'
  | 'before-payout-call'
  | 'after-payout-call'
  | 'after-payout-status'
  | 'after-payout-settled'
  | 'after-reminders-made'
  | 'after-sms-taken';

let armed: string | undefined;

/** Chooses the fault point at which the process dies, if any. Called once at start. */
export function armFaultPoint(name: string | undefined): void {
  armed = name;
}

/** Kills the process without clean-up if this fault point was chosen, as a power cut would. */
export function passFaultPoint(name: FaultPoint): void {
  if (armed === name) process.kill(process.pid, 'SIGKILL');
}
