// Installs a package whose program the tests start themselves.
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { run } from './terminal.mjs';

const policy = '/usr/sbin/policy-rc.d';

/** Runs an installation. Prevents it from starting the package's service now or at the next start of the machine. */
export async function withoutService(service, install) {
  const ours = !existsSync(policy);
  if (ours) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    await install();
  } finally {
    if (ours) rmSync(policy);
  }
  if (existsSync('/bin/systemctl')) await run('systemctl', ['disable', '--quiet', service], { quiet: true });
}
