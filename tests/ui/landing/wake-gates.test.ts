import { expect, test } from 'vitest';
import { WakeGates } from '../../../src/ui/landing/wake/wake-gates';

/** Whether a promise has settled by now, and how. */
async function stateOf(promise: Promise<unknown>): Promise<'pending' | 'done' | 'failed'> {
  return Promise.race([
    promise.then(
      () => 'done' as const,
      () => 'failed' as const,
    ),
    Promise.resolve().then(() => Promise.resolve('pending' as const)),
  ]);
}

test('a gate opens when somebody wakes its part, and only that one', async () => {
  const gates = new WakeGates();
  const [carousel, contact] = [gates.whenOpen('carousel'), gates.whenOpen('contact')];
  void gates.wake('carousel');
  expect(await stateOf(carousel)).toBe('done');
  expect(await stateOf(contact)).toBe('pending');
});

test('whoever wakes a part hears when it is awake, also when it is already', async () => {
  const gates = new WakeGates();
  const first = gates.wake('contact');
  expect(await stateOf(first)).toBe('pending');
  gates.reportAwake('contact');
  await expect(first).resolves.toBeUndefined();
  await expect(gates.wake('contact')).resolves.toBeUndefined();
});

test('code that could not be fetched is told to who asked, and is no unhandled rejection for who did not', async () => {
  const gates = new WakeGates();
  gates.reportFailure('donation', new Error('gone'));
  await expect(gates.wake('donation')).rejects.toThrow('gone');
});
