import { describe, expect, test } from 'vitest';
import { keyAmong, namedIdentity } from '../../../src/core/shared/person-key';

describe('somebody without an account', () => {
  const record = (id: string, part = {}) => ({
    id,
    personId: null,
    personKey: `key-${id}`,
    name: 'Ana Reyes',
    contact: '702-555-0101',
    erasedAt: null,
    ...part,
  });

  test('has the key of the first record of the same person', () => {
    const records = [record('b'), record('a'), record('0', { name: 'Bo', contact: '702-555-0199' })];
    expect(keyAmong(records, { name: ' ana  REYÉS', contact: '7025550101' })).toBe('key-a');
    expect(keyAmong(records, { name: 'Luz Reyes', contact: '7025550101' })).toBe(null);
    expect(keyAmong(records, { name: 'Ana Reyes', contact: '' })).toBe(null);
  });

  test('is nobody with an account, and nobody whose name was deleted', () => {
    const records = [record('a', { personId: 'ana' }), record('b', { name: '', contact: '', erasedAt: 5 })];
    expect(keyAmong(records, { name: 'Ana Reyes', contact: '702-555-0101' })).toBe(null);
    expect(keyAmong(records, { name: '', contact: '' })).toBe(null);
    expect(records.map(namedIdentity)).toEqual([null, null]);
  });
});
