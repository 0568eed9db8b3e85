import { ContainerModule } from 'inversify';
import { InMemoryCampaignGateway } from '../adapters/in-memory/in-memory-campaign-gateway';
import { InMemoryContentStore } from '../adapters/in-memory/in-memory-content-store';
import { InMemoryImageLibrary } from '../adapters/in-memory/in-memory-image-library';
import { InMemorySessionStore } from '../adapters/in-memory/in-memory-session-store';
import { DEFAULT_CONTENT } from '../core/content/default-content';
import { bindSingleton } from './token';
import { tokens } from './tokens';

/** The ports as a build sees them: nobody is signed in, nothing is fetched, and the page never loads. */
export const prerenderModule = new ContainerModule((options) => {
  bindSingleton(options, tokens.sessionStore, () => new InMemorySessionStore(), []);
  bindSingleton(
    options,
    tokens.pageLifecycle,
    () => ({ whenLoaded: () => () => {}, onReturn: () => () => {}, onLeave: () => () => {} }),
    [],
  );
  bindSingleton(
    options,
    tokens.campaignGateway,
    (clock, ids) => new InMemoryCampaignGateway([], clock, ids),
    [tokens.clock, tokens.idSource],
  );
  bindSingleton(
    options,
    tokens.contentStore,
    (clock, ids) => new InMemoryContentStore(clock, ids, DEFAULT_CONTENT),
    [tokens.clock, tokens.idSource],
  );
  bindSingleton(options, tokens.imageLibrary, (clock) => new InMemoryImageLibrary(crypto.subtle, clock), [
    tokens.clock,
  ]);
});
