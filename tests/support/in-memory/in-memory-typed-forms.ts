import { SessionTypedForms } from '../../../src/adapters/local-storage/session-typed-forms';
import { FakeStorage } from '../fake-storage';

/** What is typed into forms, in a storage that a next page of the tab may share. */
export function inMemoryTypedForms(storage = new FakeStorage()): SessionTypedForms {
  return new SessionTypedForms(() => storage);
}
