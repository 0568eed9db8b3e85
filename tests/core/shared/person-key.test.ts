import { describe, expect, test } from 'vitest';
import { keyAmong, namedIdentity } from '../../../src/core/shared/person-key';

describe('somebody without an account', () => {
  test.each([
    ['Ana', ' Ana@Mail.example ', 'ana@mail.example'],
    ['Ana', '(702) 555-0101', '7025550101'],
    ['Ana', '+1 702 555 0101', '7025550101'],
    ['Ana', 'Ms. Cole, 702-555-0101', '7025550101'],
    [' Ana Ames', 'room 12', 'ana ames'],
    ['Ana', '', 'ana'],
    [' ', '', null],
  ])('%j with %j is told apart by %j', (name, contact, identity) => {
    expect(namedIdentity({ name, contact })).toBe(identity);
  });

  const record = (id: string, part = {}) => ({
    id,
    personId: null,
    personKey: `key-${id}`,
    name: 'Ana',
    contact: '702-555-0101',
    erasedAt: null,
    ...part,
  });

  test('has the key of the first record of the same person', () => {
    const records = [record('b'), record('a'), record('0', { name: 'Bo', contact: '702-555-0199' })];
    expect(keyAmong(records, { name: 'Somebody', contact: '7025550101' })).toBe('key-a');
    expect(keyAmong(records, { name: 'Ana', contact: '' })).toBe(null);
  });

  test('is nobody with an account, and nobody whose name was deleted', () => {
    const records = [record('a', { personId: 'ana' }), record('b', { name: '', contact: '', erasedAt: 5 })];
    expect(keyAmong(records, { name: 'Ana', contact: '702-555-0101' })).toBe(null);
    expect(keyAmong(records, { name: '', contact: '' })).toBe(null);
  });
});
