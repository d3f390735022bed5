import { callbackSecret } from '../platform/callback-secret.ts';
import { runCommand } from './run-command.ts';

/** Prints the addresses at which outside parties call back, with their secret parts: what has to be typed into the providers' portals. */
await runCommand(() => ({
  name: 'list-callbacks',
  use: 'Use: npm run callbacks',
  run: (ctx) => {
    const origin = ctx.config.PUBLIC_URL ?? `http://localhost:${ctx.config.PORT}`;
    const addresses = ctx.config.CALLBACK_KEYS.split(',').flatMap((number) => [
      ...ctx.integrations.gateways.map(({ name }) => `${origin}/api/payments/${name}/callback/${callbackSecret(ctx, name, number)}`),
      ...(ctx.integrations.voice === null ? [] : [`${origin}/api/calls/voice/${callbackSecret(ctx, 'africastalking-voice', number)}`]),
    ]);
    return Promise.resolve(addresses.join('\n'));
  },
}));
