import { describe, expect, test } from 'vitest';
import type { OldRecords } from '../../src/core/privacy/old-records.port';
import { ok } from '../../src/core/shared/result';
import type { Soon } from './harness';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 10, 21, 20);

/** A back end whose settings keep messages for 60 days. */
export interface OldRecordsPlace {
  readonly records: OldRecords;
  /** Keeps a message that arrived then, and a link that works until then (both in ms since the epoch). */
  readonly keep: (message: string, receivedAt: number, linkExpiresAt: number) => Promise<void>;
  /** What is kept of both. */
  readonly kept: () => Promise<{ readonly messages: readonly string[]; readonly links: number }>;
}

/** What every adapter of records that are kept for a limited time must do. */
export function oldRecordsContract(name: string, make: () => Soon<OldRecordsPlace>): void {
  describe(`${name} as old records`, () => {
    test('removes what is older than the settings and the caller say, and nothing else', async () => {
      const { records, keep, kept } = await make();
      const linksBefore = NOW - 30 * DAY_MS;
      const before = { now: NOW, mailsBefore: linksBefore, linksBefore };
      await keep('of 60 days', NOW - 60 * DAY_MS, linksBefore);
      await keep('older by a millisecond', NOW - 60 * DAY_MS - 1, linksBefore - 1);
      await keep('new', NOW, NOW + DAY_MS);
      expect(await records.remove(before)).toEqual(ok({ messages: 1, mails: 0, links: 1 }));
      expect(await kept()).toEqual({ messages: ['of 60 days', 'new'], links: 2 });
      expect(await records.remove(before)).toEqual(ok({ messages: 0, mails: 0, links: 0 }));
    });
  });
}
