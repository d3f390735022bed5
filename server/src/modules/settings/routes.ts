import * as contract from '@tabibu/contract/house-settings';
import { route } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { changeSetting, takeBackSetting } from './change-setting.ts';
import { showSettings } from './show-settings.ts';

const success = true as const;

export const routes: readonly Route[] = [
  route(contract.listSettings, async (ctx) => ({ success, data: await showSettings(ctx) })),
  route(contract.changeSetting, async (ctx, { params: { key }, body }) => ({
    success,
    data: await changeSetting(ctx, { key, ...body }),
  })),
  route(contract.takeBackSetting, async (ctx, { params: { key }, body: { version } }) => ({
    success,
    data: await takeBackSetting(ctx, key, version),
  })),
];
