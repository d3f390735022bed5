import { callbackAddress } from '../callback-address.ts';
import { publicAddress } from '../platform/own-address.ts';
import { runCommand } from './run-command.ts';

/**
 * Command that prints the addresses at which outside parties call back, with their secret parts. The operator enters
 * them in the providers' portals. WhatsApp also wants a verify token: the last part of its address.
 */
await runCommand(() => ({
  name: 'list-callbacks',
  use: 'Use: npm run callbacks',
  run: (ctx) => {
    const { gateways, sms, voice, whatsapp } = ctx.integrations;
    const addresses = ctx.config.CALLBACK_KEYS.split(',').flatMap((number) =>
      [
        ...gateways.map(({ name }) => ({ party: name, kind: 'payment' as const, number })),
        ...(sms === null ? [] : [{ party: sms.name, kind: 'delivery-report' as const, number }]),
        ...(whatsapp === null ? [] : [{ party: whatsapp.name, kind: 'delivery-report' as const, number }]),
        ...(voice === null ? [] : [{ party: 'africastalking', kind: 'voice' as const, number }]),
      ].map((callback) => callbackAddress(ctx.keys, publicAddress(ctx), callback)),
    );
    return Promise.resolve(addresses.join('\n'));
  },
}));
