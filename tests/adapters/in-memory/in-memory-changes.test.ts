import { changesContract } from '../../contracts/changes.contract';
import { InMemoryChanges } from '../../support/in-memory/in-memory-changes';

changesContract('InMemoryChanges', () => {
  const changes = new InMemoryChanges();
  return { changes, change: (thing) => changes.change(thing) };
});
