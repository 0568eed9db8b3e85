import type { Feed } from './feed';

/** Where calendar addresses are kept. A write locks their person first. */
export interface FeedRepository {
  find(personId: string): Promise<Feed | null>;
  findByHash(hash: string): Promise<Feed | null>;
  /** Keeps an address in place of the one that its person had. */
  put(feed: Feed): Promise<void>;
  /** Ends the address of a person; ending none is a success. */
  remove(personId: string): Promise<void>;
}
