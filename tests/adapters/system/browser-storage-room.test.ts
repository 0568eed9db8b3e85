import { expect, test, vi } from 'vitest';
import { BrowserStorageRoom } from '../../../src/adapters/system/browser-storage-room';

function manager(overrides: Partial<Pick<StorageManager, 'estimate' | 'persist' | 'persisted'>> = {}) {
  return {
    estimate: vi.fn(async (): Promise<StorageEstimate> => ({ usage: 5, quota: 100 })),
    persist: vi.fn(async () => true),
    persisted: vi.fn(async () => false),
    ...overrides,
  };
}

test('returns the estimate of the browser', async () => {
  expect(await new BrowserStorageRoom(manager()).estimate()).toEqual({ used: 5, limit: 100 });
});

test.each([
  ['no storage manager', null],
  ['a browser that keeps its numbers to itself', manager({ estimate: async () => ({}) })],
  ['a browser that refuses', manager({ estimate: () => Promise.reject(new TypeError('refused')) })],
])('%s: no estimate', async (_name, storage) => {
  expect(await new BrowserStorageRoom(storage).estimate()).toBeNull();
});

test('asks for persistent storage unless it has been granted', async () => {
  const storage = manager();
  await new BrowserStorageRoom(storage).persist();
  expect(storage.persist).toHaveBeenCalledOnce();
  const kept = manager({ persisted: async () => true });
  await new BrowserStorageRoom(kept).persist();
  expect(kept.persist).not.toHaveBeenCalled();
});

test('a refusal changes nothing', async () => {
  const refusing = manager({ persist: () => Promise.reject(new TypeError('refused')) });
  await expect(new BrowserStorageRoom(refusing).persist()).resolves.toBeUndefined();
  await expect(new BrowserStorageRoom(null).persist()).resolves.toBeUndefined();
});
