import { expect, test } from 'vitest';
import type { DonationGateway } from '../../src/core/donations/donation-gateway.port';
import { donationGatewayFaults } from './donation-gateway.faults';

/** What every donation gateway must do; each adapter runs it. */
export function donationGatewayContract(name: string, make: () => DonationGateway): void {
  test(`${name} accepts gifts and requests and says whether anybody receives them`, async () => {
    const gateway = make();
    const person = { name: 'Ada', email: 'ada@fsr.example', phone: '702-555-0100', message: '' };
    const accepted = { ok: true, value: undefined };
    expect(await gateway.donate({ ...person, cents: 100n })).toEqual(accepted);
    expect(await gateway.requestPickup({ ...person, address: '1 Desert Rd', items: '3 pairs' })).toEqual(
      accepted,
    );
    expect(typeof gateway.delivers).toBe('boolean');
  });

  donationGatewayFaults(name, make);
}
