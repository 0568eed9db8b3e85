import { describe } from 'vitest';
import { InMemorySessionStore } from '../../../src/adapters/in-memory/in-memory-session-store';
import { sessionStoreContract } from '../../contracts/session-store.contract';

describe('contract', () => {
  sessionStoreContract(() => {
    const store = new InMemorySessionStore();
    return { store, changeElsewhere: (user) => store.changeElsewhere(user) };
  });
});
