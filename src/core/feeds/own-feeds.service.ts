import type { User } from '../account/user';
import type { PersonRepository } from '../people/person.repository.port';
import { type FailureOf, fail, ok, type Result } from '../shared/result';
import type { UnitOfWork } from '../unit-of-work/unit-of-work.port';
import { shownInFeed } from './feed';
import type { FeedRepository } from './feed.repository.port';
import type { OwnFeeds } from './own-feeds.api';
import type { Secrets } from './secrets.port';

interface Repositories {
  readonly people: Pick<PersonRepository, 'find'>;
  readonly feeds: FeedRepository;
}

/** The calendar address of `actor`. */
export class OwnFeedsService implements OwnFeeds {
  constructor(
    private readonly unit: UnitOfWork<Repositories>,
    private readonly actor: Pick<User, 'id'>,
    private readonly site: { readonly publicUrl: string; readonly secrets: Secrets },
  ) {}

  get: OwnFeeds['get'] = () =>
    this.unit.read(async (repositories) => {
      const has = await this.checked(repositories);
      if (!has.ok) return has;
      const feed = await repositories.feeds.find(this.actor.id);
      return ok(feed && { createdAt: feed.createdAt, endedAt: feed.endedAt });
    });

  make: OwnFeeds['make'] = () => {
    const { publicUrl, secrets } = this.site;
    const secret = secrets.make();
    return this.unit.write(async (repositories, unit): ReturnType<OwnFeeds['make']> => {
      const has = await this.checked(repositories);
      if (!has.ok) return has;
      const createdAt = unit.now();
      await repositories.feeds.put({
        personId: this.actor.id,
        hash: secrets.hash(secret),
        createdAt,
        endedAt: null,
      });
      return ok({ address: `${publicUrl}/calendar/${secret}.ics`, createdAt });
    });
  };

  turnOff: OwnFeeds['turnOff'] = () =>
    this.unit.write(async (repositories) => {
      const has = await this.checked(repositories);
      if (!has.ok) return has;
      await repositories.feeds.remove(this.actor.id);
      return ok(undefined);
    });

  /** In a write, nobody else changes the person meanwhile: no address outlives a deactivation. */
  private async checked({
    people,
  }: Pick<Repositories, 'people'>): Promise<Result<void, FailureOf<'not-found'>>> {
    const person = await people.find(this.actor.id);
    return person && shownInFeed(person) ? ok(undefined) : fail({ code: 'not-found' });
  }
}
