import { sessionStoreContract } from '../../contracts/session-store.contract';
import { InMemorySessionStore } from '../../support/in-memory/in-memory-session-store';
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
