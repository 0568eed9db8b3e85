import { expect, test, vi } from 'vitest';
import type { PickupRequest } from '../../../src/core/pickups/pickup-request';
import { RequestPickup } from '../../../src/core/pickups/request-pickup';
import type { Written } from '../../../src/core/shared/forms/written-form';
import { fail } from '../../../src/core/shared/result';
import { InMemoryFormGateway } from '../../support/in-memory/in-memory-form-gateway';
import { RecordingLogger } from '../../support/recording-logger';

const request = {
  name: 'Ada',
  email: 'ada@fsr.example',
  phone: '702-555-0100',
  address: '1 Desert Rd',
  items: '3 pairs',
  message: '',
};

test('a request is sent without spaces around its texts and with the language of its page, and nothing is logged', async () => {
  const gateway = new InMemoryFormGateway<Written<PickupRequest>>(true);
  const logger = new RecordingLogger();
  const spaced = Object.fromEntries(Object.entries(request).map(([field, text]) => [field, ` ${text} `]));
  await new RequestPickup(gateway, logger, 'es').execute({ ...request, ...spaced });
  expect(gateway.received).toEqual([{ ...request, language: 'es' }]);
  expect(logger.entries).toEqual([]);
});

test.each(['name', 'email', 'phone', 'address', 'items'] as const)('%s is required', async (field) => {
  const send = vi.fn();
  const useCase = new RequestPickup({ delivers: true, send }, new RecordingLogger(), 'es');
  expect(await useCase.execute({ ...request, [field]: ' ' })).toEqual(
    fail({ code: 'invalid-form', faults: [{ field, fault: 'missing' }] }),
  );
  expect(send).not.toHaveBeenCalled();
});

test('all faults are found, in the order of the form', async () => {
  const useCase = new RequestPickup(
    new InMemoryFormGateway<Written<PickupRequest>>(true),
    new RecordingLogger(),
    'es',
  );
  const result = await useCase.execute({ ...request, name: '', email: 'ada@', items: '' });
  expect(result).toEqual(
    fail({
      code: 'invalid-form',
      faults: [
        { field: 'name', fault: 'missing' },
        { field: 'email', fault: 'malformed' },
        { field: 'items', fault: 'missing' },
      ],
    }),
  );
});

test('a gateway that fails is logged', async () => {
  const logger = new RecordingLogger();
  const unavailable = fail({ code: 'unavailable' });
  const useCase = new RequestPickup({ delivers: true, send: async () => unavailable }, logger, 'es');
  expect(await useCase.execute(request)).toEqual(unavailable);
  expect(logger.entries).toHaveLength(1);
});

test.each([true, false])('whether requests arrive is the gateway to say: %s', (delivers) => {
  expect(
    new RequestPickup(new InMemoryFormGateway<Written<PickupRequest>>(delivers), new RecordingLogger(), 'es')
      .delivers,
  ).toBe(delivers);
});
