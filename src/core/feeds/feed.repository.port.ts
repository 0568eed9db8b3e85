import type { Feed } from './feed';

/** Where calendar addresses are kept. A write locks their person first. */
export interface FeedRepository {
  find(personId: string): Promise<Feed | null>;
  /** Also one that has ended. */
  findByHash(hash: string): Promise<Feed | null>;
  /** Keeps an address in place of the one that its person had. */
  put(feed: Feed): Promise<void>;
  /** Ends the address of a person at `now`, in ms, so that they are told; ending none, or one that has ended, changes nothing. */
  end(personId: string, now: number): Promise<void>;
  /** Removes the address of a person for good; removing none is a success. */
  remove(personId: string): Promise<void>;
}
