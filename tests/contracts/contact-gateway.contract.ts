import { expect, test } from 'vitest';
import type { ContactGateway } from '../../src/core/messages/contact-gateway.port';
import { aContactMessage } from '../support/contact-builder';
import type { Run, Soon } from './harness';

/** What every contact gateway must do. */
export function contactGatewayContract(
  name: string,
  make: () => Soon<{ readonly gateway: ContactGateway; readonly run: Run }>,
): void {
  test(`${name} accepts a message and says whether anybody receives it`, async () => {
    const { gateway, run } = await make();
    const sent = gateway.send(aContactMessage());
    expect(await run(sent)).toEqual({ ok: true, value: undefined });
    expect(typeof gateway.delivers).toBe('boolean');
  });
}
