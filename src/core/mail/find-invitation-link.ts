import type { Outbox } from './mail.api';

/** Finds the link of an invitation that is not sent, so that an admin can pass it on. */
export class FindInvitationLink {
  constructor(private readonly outbox: Pick<Outbox, 'list'>) {}

  /** The newest link to an address in small letters; null where mail is sent, or the outbox cannot be read. */
  async execute(email: string): Promise<string | null> {
    const listed = await this.outbox.list({ state: 'waiting', page: 1, size: 20 });
    if (!listed.ok || listed.value.sends) return null;
    return (
      listed.value.items.find(({ to, link }) => link !== null && to.toLowerCase() === email)?.link ?? null
    );
  }
}
