import * as contract from '@tabibu/contract/notifications';
import * as accountEmail from '@tabibu/contract/account-email';
import * as notices from '@tabibu/contract/notices';
import * as push from '@tabibu/contract/push-subscriptions';
import { answer } from '../../platform/http/answer.ts';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { changeNoticeChoices, readNoticeChoices } from './choose-notices.ts';
import { listNotices } from './list-notices.ts';
import { readAllNotices } from './read-all-notices.ts';
import { receiveDelivery } from './receive-delivery.ts';
import { confirmAddress, receiveWhatsAppReport } from './receive-whatsapp.ts';
import { listNotifications } from './list-notifications.ts';
import { readAllNotifications } from './read-all-notifications.ts';
import { readNotification } from './read-notification.ts';
import { readPush } from './read-push.ts';
import { subscribePush } from './subscribe-push.ts';
import { readAccountEmail, sendEmailCode, verifyEmail } from './verify-email.ts';
import { unsubscribePush } from './unsubscribe-push.ts';

const success = true as const;

/** HTTP endpoints of this module. */
export const routes: Route[] = [
  route(contract.listNotifications, async (ctx, { query }) => ({ success, data: await listNotifications(ctx, query) })),
  route(contract.readAllNotifications, async (ctx) => ({ success, data: await readAllNotifications(ctx) })),
  route(contract.readNotification, async (ctx, { params }) => ({
    success,
    data: await readNotification(ctx, { notificationId: params.notification_id }),
  })),
  route(notices.listNotices, async (ctx, { query }) => ({ success, data: await listNotices(ctx, query) })),
  route(notices.readAllNotices, async (ctx) => ({ success, data: await readAllNotices(ctx) })),
  route(notices.readNoticeChoices, async (ctx) => ({ success, data: await readNoticeChoices(ctx) })),
  route(notices.changeNoticeChoices, async (ctx, { body }) => ({
    success,
    data: await changeNoticeChoices(ctx, body),
  })),
  route(accountEmail.readAccountEmail, async (ctx) => ({ success, data: await readAccountEmail(ctx) })),
  route(accountEmail.sendEmailCode, async (ctx) => ({ success, data: await sendEmailCode(ctx) })),
  route(accountEmail.verifyEmail, async (ctx, { body }) => ({ success, data: await verifyEmail(ctx, body) })),
  route(notices.receiveDelivery, (ctx, { params }, { raw }) => receiveDelivery(ctx, { ...params, raw })),
  route(notices.confirmWhatsApp, async (ctx, { params, query }) =>
    answer(
      await confirmAddress(ctx, {
        ...params,
        token: query['hub.verify_token'],
        challenge: query['hub.challenge'],
      }),
      { contentType: 'text/plain; charset=utf-8' },
    ),
  ),
  route(notices.receiveWhatsAppReport, (ctx, { params }, { raw, headers }) =>
    receiveWhatsAppReport(ctx, { ...params, raw, headers }),
  ),
  route(push.readPush, async (ctx, { query }) => ({
    success,
    data: await readPush(ctx, { endpointDigest: query.endpoint_digest }),
  })),
  route(push.subscribePush, async (ctx, { body }) => ({ success, data: await subscribePush(ctx, body) })),
  route(push.unsubscribePush, async (ctx, { body }) => ({
    success,
    data: await unsubscribePush(ctx, { endpointDigest: body.endpoint_digest }),
  })),
];
