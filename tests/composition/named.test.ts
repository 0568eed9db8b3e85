import { expect, test } from 'vitest';
import { namedBy } from '../../src/composition/shared/named';

const ports = namedBy<{ readonly clock: string; readonly shelf: string }>((name) => `the ${name}`);

test('a member is looked up when it is named', () => {
  const { clock } = ports;
  expect([clock, ports.shelf]).toEqual(['the clock', 'the shelf']);
});

test('a promise resolves with it, and a symbol names nothing', async () => {
  await expect(Promise.resolve(ports).then(({ clock }) => clock)).resolves.toBe('the clock');
  expect(Reflect.get(ports, Symbol.toStringTag)).toBeUndefined();
});

test('the rest of it cannot be taken, which would silently be empty', () => {
  const takeRest = () => {
    const { clock, ...rest } = ports;
    return [clock, rest];
  };
  expect(takeRest).toThrow('Ports have no list: name those that are needed.');
});
