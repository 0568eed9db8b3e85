import process from 'node:process';
import { onTestFinished } from 'vitest';

/** Zones of devices: far ahead of Las Vegas, far behind, with clocks that change at other times, and its own. */
export const DEVICE_ZONES = [
  'Asia/Tokyo',
  'Pacific/Pago_Pago',
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'America/Los_Angeles',
];

/** Sets the zone of the device until the test is over. */
export function setDeviceZone(zone: string): void {
  const before = process.env.TZ;
  process.env.TZ = zone;
  onTestFinished(() => {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  });
}
