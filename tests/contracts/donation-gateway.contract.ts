import { expect, test } from 'vitest';
import type { DonationGateway } from '../../src/core/gifts/donation/donation-gateway.port';
import type { Run, Soon } from './harness';

/** What every donation gateway must do. */
export function donationGatewayContract(
  name: string,
  make: () => Soon<{ readonly gateway: DonationGateway; readonly run: Run }>,
): void {
  test(`${name} accepts gifts and requests and says whether anybody receives them`, async () => {
    const { gateway, run } = await make();
    const person = { name: 'Ada', email: 'ada@fsr.example', phone: '702-555-0100', message: '' };
    const accepted = { ok: true, value: undefined };
    expect(await run(gateway.donate({ ...person, cents: 100n }))).toEqual(accepted);
    const request = { ...person, address: '1 Desert Rd', items: '3 pairs' };
    expect(await run(gateway.requestPickup(request))).toEqual(accepted);
    expect(typeof gateway.delivers).toBe('boolean');
  });
}
