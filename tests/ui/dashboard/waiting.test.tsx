import { fc, test as property } from '@fast-check/vitest';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { httpPort } from '../../../src/adapters/http/http-port';
import { type Action, DATA_ACTIONS } from '../../../src/core/access/may';
import { ROLES } from '../../../src/core/access/role';
import { PAGES, type PageId } from '../../../src/core/access/rules';
import type { Api, PortOf } from '../../../src/core/api/api';
import { countedApplicationsApi } from '../../../src/core/applications/counted-applications.api';
import type { OwnApplication } from '../../../src/core/applications/own/own-application';
import { ownApplicationsApi } from '../../../src/core/applications/own/own-applications.api';
import { eventsApi } from '../../../src/core/events/events.api';
import { ownGuidesApi } from '../../../src/core/guides/own-guides.api';
import { hoursApi } from '../../../src/core/hours/hours.api';
import { messagesApi } from '../../../src/core/messages/messages.api';
import { pathOf } from '../../../src/core/navigation/paths';
import { pickupsApi } from '../../../src/core/pickups/pickups.api';
import { ChangeFeed } from '../../../src/core/shared/change-feed';
import { fieldNames } from '../../../src/core/shared/forms/field-names';
import { RightsContext } from '../../../src/ui/app/page-hooks';
import { WaitingBoard } from '../../../src/ui/dashboard/home/waiting-board';
import { NOT_YET_COUNTED, WAITING_RIGHTS } from '../../../src/ui/dashboard/waiting/waiting';
import { WaitingViewModel } from '../../../src/ui/dashboard/waiting/waiting.view-model';
import { anOwnApplication } from '../../support/applicant-desk';
import { FakeTime } from '../../support/fake-time';
import { InMemoryChanges } from '../../support/in-memory/in-memory-changes';
import { staySignedIn } from '../../support/stay-signed-in';
import { aUser } from '../../support/users';

function show(rights: readonly Action[]) {
  cleanup();
  render(
    <RightsContext value={(action) => rights.includes(action)}>
      <MemoryRouter>
        <WaitingBoard waiting={NOT_YET_COUNTED} />
      </MemoryRouter>
    </RightsContext>,
  );
  return screen.queryAllByRole('link').map((link) => link.getAttribute('href') ?? '');
}

/** The rights of the calls by which the home page of a role counts, in their order. */
function askedBy(role: string): readonly Action[] {
  const asked: Action[] = [];
  const port = <A extends Api>(api: A): PortOf<A> =>
    httpPort(api, {} as never, staySignedIn, (right) => {
      asked.push(right);
      return false;
    });
  const time = new FakeTime();
  const viewModel = new WaitingViewModel({
    messages: port(messagesApi),
    pickups: port(pickupsApi),
    hours: port(hoursApi),
    countedApplications: port(countedApplicationsApi),
    ownApplications: port(ownApplicationsApi),
    ownGuides: port(ownGuidesApi),
    events: port(eventsApi),
    session: { user: aUser({ role }) },
    clock: time,
    feed: new ChangeFeed(new InMemoryChanges(), time, time),
  });
  viewModel.start()();
  return asked;
}

test('each thing that waits asks first for the right of the call that counts it', () => {
  const [admin, manager, volunteer, donor, beneficiary] = ROLES.map(askedBy);
  const firstOf = (...things: readonly (keyof typeof WAITING_RIGHTS)[]) =>
    things.map((thing) => WAITING_RIGHTS[thing][0]);
  expect(admin).toEqual(firstOf('messages', 'shoes', 'pickups', 'applications', 'goods'));
  expect(manager).toEqual(firstOf('applications', 'hours', 'shifts', 'unmarked'));
  expect(volunteer).toEqual(firstOf('trainings'));
  expect(donor).toEqual([]);
  expect(beneficiary).toEqual(firstOf('answers'));
  // So that none of them is forgotten here.
  expect(fieldNames(WAITING_RIGHTS)).toHaveLength(10);
});

test('somebody who looks after gifts and receipts alone is shown no goods to sort', () => {
  const gifts = DATA_ACTIONS.filter((action) => /^(gift|receipt)\./.test(action));
  expect(show([...gifts, 'open home', 'open donations', 'open donations/recent-donations'])).toEqual([]);
});

test('applications lead to the page for them that somebody may open', () => {
  expect(show(['application.list'])).toEqual([]);
  expect(show(['application.list', 'open programs/active-programs'])).toEqual([
    pathOf('programs/active-programs'),
  ]);
  expect(show(['application.list', 'open volunteers/applications'])).toEqual([
    pathOf('volunteers/applications'),
  ]);
});

const PATHS: ReadonlyMap<string, PageId> = new Map(
  (Object.keys(PAGES) as PageId[]).map((page) => [pathOf(page), page]),
);
const NEEDED = [...new Set(Object.values(WAITING_RIGHTS).flat(2))];

property.prop([fc.subarray([...NEEDED], { minLength: 10 })], { numRuns: 20 })(
  'what waits leads to pages that the person may open',
  (rights) => {
    for (const link of show(rights)) {
      const page = PATHS.get(link.replace(/\?.*/, ''));
      expect(rights, link).toContain(`open ${page}`);
    }
  },
);

const HOW_IT_WENT = [
  ['approved', '/dashboard/my-applications/approved', 'You have a place. See what happens next.'],
  ['denied', '/dashboard/my-applications/denied', 'See why, and what to do next.'],
] as const;

test.each(HOW_IT_WENT)('an answer says what it answers, and leads there: %s', (state, path, note) => {
  showAnswers([anOwnApplication({ state }, { title: 'Walk With Me' })]);
  const link = screen.getByRole('link', { name: '1 answer to your application for Walk With Me' });
  expect(link).toHaveAttribute('href', path);
  expect(screen.getByText(note)).toBeInTheDocument();
});

test('somebody whose place has ended is not told that they have one', () => {
  showAnswers([anOwnApplication({ state: 'approved', ended: { at: 1, how: 'given' } })]);
  expect(screen.queryByText(/^You have a place/)).not.toBeInTheDocument();
});

test('several answers lead to where the latest is, and none take no room', () => {
  showAnswers([
    anOwnApplication({ id: 'a', state: 'denied' }, { title: 'Walk With Me' }),
    anOwnApplication({ id: 'b', state: 'approved' }, { title: 'Job Ready' }),
  ]);
  expect(screen.getByRole('link', { name: '2 answers to your applications' })).toHaveAttribute(
    'href',
    '/dashboard/my-applications/denied',
  );
  showAnswers([]);
  expect(screen.queryByRole('heading', { name: 'Waiting today' })).not.toBeInTheDocument();
});

function showAnswers(answers: readonly OwnApplication[]) {
  cleanup();
  render(
    <RightsContext value={(action) => WAITING_RIGHTS.answers.some((right) => right === action)}>
      <MemoryRouter>
        <WaitingBoard waiting={{ answers: answers.length }} answers={answers} />
      </MemoryRouter>
    </RightsContext>,
  );
}
