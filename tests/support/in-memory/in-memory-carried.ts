import { SessionCarried } from '../../../src/adapters/local-storage/session-carried';
import { FakeStorage } from '../fake-storage';
import { FakeTime } from '../fake-time';

/** What a tab carries from page to page, which ends with the test. */
export function inMemoryCarried(storage = new FakeStorage(), time = new FakeTime()): SessionCarried {
  return new SessionCarried(() => storage, time);
}
