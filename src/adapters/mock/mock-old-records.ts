import type { OldRecords } from '../../core/privacy/old-records.port';
import type { Settings } from '../../core/settings/settings';
import { ok } from '../../core/shared/result';
import type { MockAccountLinks } from './mock-account-links';
import type { MockInbox } from './mock-inbox';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What the simulation keeps for a limited time alone. Its mails are never sent, so none is old; the newest are kept. */
export class MockOldRecords implements OldRecords {
  constructor(
    private readonly messages: Pick<MockInbox, 'remove'>,
    private readonly links: Pick<MockAccountLinks, 'remove'>,
    private readonly settings: { kept(): Settings },
  ) {}

  async remove({ now, linksBefore }: Parameters<OldRecords['remove']>[0]): ReturnType<OldRecords['remove']> {
    const oldest = now - this.settings.kept().keepMessagesDays * DAY_MS;
    const removed = this.messages.remove(({ receivedAt }) => receivedAt < oldest);
    const links = this.links.remove(({ expiresAt }) => expiresAt < linksBefore);
    return ok({ messages: removed.ok ? removed.value : 0, mails: 0, links });
  }
}
