import * as v from 'valibot';
import type { AccountLinkRepository } from '../../../core/account/account.repository.port';
import { LINK_PURPOSES } from '../../../core/account/links/account-links.port';
import type { OpenFormat } from '../simulated-reads';
import type { RecordsFormat } from '../simulation';

const schema = v.array(
  v.object({
    purpose: v.picklist(LINK_PURPOSES),
    secret: v.string(),
    person: v.string(),
    /** ms since the epoch. */
    expiresAt: v.number(),
    isUsed: v.boolean(),
  }),
);

/** One-time links as a browser keeps them: the oldest first. */
export type KeptLinks = v.InferOutput<typeof schema>;

/** How a browser keeps one-time links. */
export const LINKS_FORMAT: RecordsFormat<KeptLinks> = {
  name: 'account-links',
  version: 1,
  schema,
  samples: () => [],
};

/** The simulation's one-time links within a unit of work. */
export function simulatedAccountLinks(open: OpenFormat): AccountLinkRepository {
  const records = open(LINKS_FORMAT);
  return {
    find: async ({ purpose, secret }) => {
      const link = records.read().find((stored) => stored.purpose === purpose && stored.secret === secret);
      return link ? { ...link, personId: link.person } : null;
    },
    add: async ({ personId: person, ...link }, live) => {
      const links = records.read();
      const unused = links.filter(
        (stored) => stored.person === person && stored.purpose === link.purpose && !stored.isUsed,
      );
      const dead = unused.slice(0, Math.max(unused.length - live + 1, 0));
      records.write([...links.filter((stored) => !dead.includes(stored)), { ...link, person }]);
    },
    spend: async (personId) =>
      records.write(
        records.read().map((link) => (link.person === personId ? { ...link, isUsed: true } : link)),
      ),
    remove: async (personId) => records.write(records.read().filter(({ person }) => person !== personId)),
  };
}
