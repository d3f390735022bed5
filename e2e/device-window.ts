import type { CDPSession, Page } from 'playwright-core';
import { DEVICES } from './browser.ts';
import type { Device } from './browser.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Turns an open page into the page of another device, which is much faster than loading it there. */
export interface DeviceWindow {
  /** Gives the page the window, pixels and pointer of a device; `size` in CSS pixels is another window of its kind. */
  show(device: Device, size?: Size): Promise<void>;
}

/**
 * Lets one page be seen on a phone and on a desktop in turn. Its context has to be a desktop's: Playwright itself
 * decides about touch and pixels once per context.
 */
export async function deviceWindow(page: Page): Promise<DeviceWindow> {
  const session: CDPSession = await page.context().newCDPSession(page);
  return {
    async show(device, size = DEVICES[device].viewport) {
      const isPhone = device === 'phone';
      await session.send('Emulation.setDeviceMetricsOverride', {
        ...size,
        screenWidth: size.width,
        screenHeight: size.height,
        deviceScaleFactor: isPhone ? DEVICES.phone.deviceScaleFactor : 1,
        mobile: isPhone,
      });
      await session.send('Emulation.setTouchEmulationEnabled', { enabled: isPhone });
    },
  };
}
