import { act, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ApplicationCard, pastCard } from '../../../src/ui/applications/own/application-cards';
import { anOwnApplication } from '../../support/applicant-desk';
import { renderApp } from '../../support/render-app';
import { aUser } from '../../support/users';

const ben = aUser({
  id: 'account-5',
  email: 'beneficiary@fsr.example',
  name: 'Ben Beneficiary',
  role: 'beneficiary',
});
const val = aUser({
  id: 'account-3',
  email: 'volunteer@fsr.example',
  name: 'Val Volunteer',
  role: 'volunteer',
});

/** Opens a page of the simulation, and answers when its server has. */
async function open(path: string, user = ben) {
  const app = renderApp(`/dashboard/${path}`, { user });
  await screen.findByRole('heading', { level: 1 });
  await settle(app);
  return app;
}

/** Lets the simulated server answer. */
async function settle({ time }: Pick<ReturnType<typeof renderApp>, 'time'>) {
  await waitFor(async () => {
    await act(() => time.advance(300));
    expect(document.querySelector('.ant-skeleton')).toBeNull();
  });
}

/** The card of a program. */
function cardOf(title: string): HTMLElement {
  const card = screen.getByRole('heading', { name: title }).closest('li');
  if (!card) throw new Error(`There is no card '${title}'.`);
  return card;
}

test('every active program is offered: own ones first, then shoes, then the other kinds', async () => {
  await open('available-programs');
  const titles = (level: number) =>
    screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent);
  expect(titles(2)).toEqual([
    'Your programs',
    'Shoes and clothing',
    'Mentorship',
    'Job readiness',
    'Youth leadership',
    'Neighborhood cleanup',
  ]);
  expect(titles(3)).toHaveLength(12);
  // The heading says the kind of what is below it; the own ones are of several kinds.
  expect(within(cardOf('Walk With Me')).getByText('Mentorship')).toBeInTheDocument();
  expect(within(cardOf('Coming Home Mentors')).queryByText('Mentorship')).not.toBeInTheDocument();
  // How soon programs answer is said once, and beside those that take another time.
  expect(screen.getAllByText(/^We answer within 5 business days/)).toHaveLength(1);
  const walk = within(cardOf('Walk With Me'));
  expect(walk.getByText('Places left: 3')).toBeInTheDocument();
  expect(walk.getByText(/^You applied on /)).toBeInTheDocument();
  expect(walk.getByRole('link', { name: 'See your application to Walk With Me' })).toHaveAttribute(
    'href',
    '/dashboard/my-applications/pending',
  );
  const course = within(cardOf('First Day Ready'));
  expect(course.getByText('All places are taken now.')).toBeInTheDocument();
  expect(course.queryByRole('button')).not.toBeInTheDocument();
  expect(within(cardOf('Desert Wash Cleanup')).getByText('Closed')).toBeInTheDocument();
});

test.each([
  ['nothing', 'This page does not exist, or you do not have access to it.'],
  ['sample-program-walk-with-me', 'You have applied already.'],
  ['sample-program-first-day', /^This program is not taking applications now\. Call/],
])('the address ?apply=%s says why there is no form', async (id, sentence) => {
  await open(`available-programs?apply=${id}`);
  expect(screen.getByText(sentence)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Send Application' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Back to programs' })).toBeInTheDocument();
});

test('the form of a pending application opens with what was sent, and that of another one does not exist', async () => {
  const app = await open('my-applications/pending');
  const card = within(cardOf('Walk With Me'));
  expect(card.getByText('I start to look for steady work', { exact: false })).toBeInTheDocument();
  expect(card.getByText('No stairs, please.')).toBeInTheDocument();
  expect(card.getByText('Answer by')).toBeInTheDocument();
  await app.user.click(card.getByRole('button', { name: 'Change your application to Walk With Me' }));
  await settle(app);
  const form = screen.getByRole('form', { name: 'Change your application to Walk With Me' });
  expect(within(form).getByLabelText('Access needs (optional)')).toHaveValue('No stairs, please.');
  await act(() => app.router.navigate('?change=sample-application-9'));
  await settle(app);
  expect(screen.getByText('This page does not exist, or you do not have access to it.')).toBeInTheDocument();
});

test('an approved application shows what comes next, and pairs by what is known of them', async () => {
  const app = await open('my-applications/approved');
  const card = within(cardOf('Shoes for Everyone'));
  expect(card.getByText('Men 10½: reserved for you')).toBeInTheDocument();
  expect(card.getByText('Come to the next fitting day, we have your size.')).toBeInTheDocument();
  await app.user.click(card.getByRole('button', { name: 'I no longer need this: Shoes for Everyone' }));
  const question = await screen.findByRole('dialog', { name: 'Give up your place in Shoes for Everyone?' });
  await app.user.click(within(question).getByRole('button', { name: 'I No Longer Need This' }));
  await waitFor(async () => {
    await act(() => app.time.advance(300));
    expect(screen.getByRole('list', { name: 'Ended' })).toBeInTheDocument();
  });
  const ended = screen.getByRole('list', { name: 'Ended' });
  expect(within(ended).getByText('You no longer needed it.')).toBeInTheDocument();
  // They were answered.
  expect(screen.queryByText(/^No answer yet\. That is normal/)).not.toBeInTheDocument();
});

test('an application that ended with the shoes says which were given, and when', () => {
  const at = Date.UTC(2026, 10, 28, 20);
  const application = anOwnApplication({
    state: 'approved',
    decidedAt: at,
    ended: { at, how: 'given' },
    pairs: [{ cut: 'men', size: 10.5, wide: false, given: { moveId: 'move', at } }],
  });
  render(<ApplicationCard application={application} level={3} onAct={() => {}} {...pastCard(application)} />);
  expect(screen.getByRole('list', { name: 'Shoes' })).toHaveTextContent('Men 10½: given on Nov 28, 2026');
  expect(screen.getByText('You received your shoes.')).toBeVisible();
});

test('a denied application says why, and what can be done', async () => {
  await open('my-applications/denied');
  const card = within(cardOf('First Day Ready'));
  expect(card.getByText('All 12 places of this course are taken until spring.')).toBeInTheDocument();
  expect(card.getByText(/^Ask a person/)).toBeInTheDocument();
  expect(card.queryByText('Apply again')).not.toBeInTheDocument();
  expect(card.getByRole('link', { name: /^Find other help/ })).toHaveAttribute(
    'href',
    '/dashboard/resources',
  );
});

test('who has no applications is led on', async () => {
  await open('my-applications/pending', aUser({ id: 'new', role: 'beneficiary' }));
  expect(screen.getByText('No pending applications.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See the programs' })).toHaveAttribute(
    'href',
    '/dashboard/available-programs',
  );
});

test('a volunteer sees where they can apply to help, and where they help already', async () => {
  await open('programs/available-programs', val);
  expect(screen.getByRole('heading', { level: 2, name: 'Programs' })).toBeInTheDocument();
  const walk = within(cardOf('Walk With Me'));
  expect(walk.getByText('You help in this program')).toBeInTheDocument();
  expect(walk.getByRole('link', { name: 'See My Programs: Walk With Me' })).toHaveAttribute(
    'href',
    '/dashboard/programs/my-programs',
  );
  expect(
    within(cardOf('Young Leaders Circle')).getByRole('button', {
      name: 'Apply to help in Young Leaders Circle',
    }),
  ).toHaveTextContent('Apply to help');
  expect(
    within(cardOf('Shoes for Everyone')).getByText('No application is needed to help here.'),
  ).toBeInTheDocument();
  expect(within(cardOf('Desert Wash Cleanup')).queryByText(/^No application is needed/)).toBeNull();
});

test.each([
  ['nothing', 'This page does not exist, or you do not have access to it.'],
  ['sample-program-first-day', /^This program is not taking applications now\. Call/],
  ['sample-program-walk-with-me', 'You have applied already.'],
  ['sample-program-shoes', 'No application is needed to help here.'],
])('a volunteer reads why the address ?apply=%s opens no form', async (id, sentence) => {
  const app = await open(`programs/available-programs?apply=${id}`, val);
  expect(screen.getByText(sentence)).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await app.user.click(screen.getByRole('button', { name: 'Back to programs' }));
  await settle(app);
  expect(app.router.state.location.search).toBe('');
  expect(cardOf('Young Leaders Circle')).toBeInTheDocument();
});

test('a volunteer reads what became of their applications', async () => {
  const app = await open('programs/my-programs', val);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Walk With Me' })).toBeInTheDocument());
  const card = within(cardOf('Walk With Me'));
  expect(card.getByText('Approved')).toBeInTheDocument();
  expect(card.getByRole('link', { name: '702-555-0142' })).toBeInTheDocument();
  await app.user.click(card.getByRole('button', { name: 'Leave this program: Walk With Me' }));
  expect(await screen.findByRole('dialog', { name: 'Leave Walk With Me?' })).toBeInTheDocument();
});
