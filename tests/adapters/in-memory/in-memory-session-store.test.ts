import { InMemorySessionStore } from '../../../src/adapters/in-memory/in-memory-session-store';
import { sessionStoreContract } from '../../contracts/session-store.contract';
import { aUser } from '../../support/users';

sessionStoreContract('InMemorySessionStore', () => {
  const store = new InMemorySessionStore();
  return {
    store,
    people: [aUser(), aUser({ id: 'user-2' })],
    signIn: (user) => store.write(user),
    changeElsewhere: (user) => store.changeElsewhere(user),
  };
});
