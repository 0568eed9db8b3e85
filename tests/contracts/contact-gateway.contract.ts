import { expect, test } from 'vitest';
import type { ContactGateway } from '../../src/core/contact/contact-gateway.port';
import type { FakeTime } from '../support/fake-time';
import { contactGatewayFaults } from './contact-gateway.faults';

/** What every contact gateway must do; each adapter runs it. */
export function contactGatewayContract(
  name: string,
  make: () => { readonly gateway: ContactGateway; readonly time: FakeTime },
): void {
  test(`${name} accepts a message and says whether anybody receives it`, async () => {
    const { gateway, time } = make();
    const sent = gateway.send({ name: 'Ada', email: 'ada@fsr.example', message: 'Hello' });
    await time.advance(5000);
    expect(await sent).toEqual({ ok: true, value: undefined });
    expect(typeof gateway.delivers).toBe('boolean');
    expect(time.pending).toBe(0);
  });

  contactGatewayFaults(name, make);
}
