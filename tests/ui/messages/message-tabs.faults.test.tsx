// What admins see of messages and pickups while the back end cannot be reached, refuses, or was changed by somebody else.
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfigProvider } from 'antd';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { countMessages, listedMessage, type Message } from '../../../src/core/messages/message';
import type { Messages } from '../../../src/core/messages/messages.api';
import { countPickups, listedPickup, type Pickup } from '../../../src/core/pickups/pickup';
import type { Pickups } from '../../../src/core/pickups/pickups.api';
import { FIRST_SETTINGS } from '../../../src/core/settings/settings';
import { ChangeFeed } from '../../../src/core/shared/change-feed';
import { fail, ok } from '../../../src/core/shared/result';
import { ViewModelContext } from '../../../src/ui/app/page-hooks';
import { messagesTexts } from '../../../src/ui/messages/messages.texts';
import { MessageListViewModel, OneMessageViewModel } from '../../../src/ui/messages/messages.view-model';
import { MessagesTab } from '../../../src/ui/messages/messages-tab';
import { pickupsTexts } from '../../../src/ui/pickups/pickups.texts';
import { PickupDecisionViewModel, PickupListViewModel } from '../../../src/ui/pickups/pickups.view-model';
import { PickupsTab } from '../../../src/ui/pickups/pickups-tab';
import { UnsavedWorkViewModel } from '../../../src/ui/shared/leave/unsaved-work.view-model';
import { SiteContentViewModel } from '../../../src/ui/shared/site-content/site-content.view-model';
import { ToastViewModel } from '../../../src/ui/shared/toast/toast.view-model';
import { chooseMore } from '../../support/choose-more';
import { FakeTime } from '../../support/fake-time';
import { viewModels } from '../../support/fake-view-models';
import { failuresOf } from '../../support/faults/port-failures';
import { InMemoryChanges } from '../../support/in-memory/in-memory-changes';
import { aMessage, aPickup } from '../../support/message-builder';
import { defaultSiteContent } from '../../support/site-content-source';

/** Both tabs over a back end in variables, with the calls replaced that a test lets fail. */
function desk(calls: Partial<Messages> = {}, pickups: Partial<Pickups> = {}) {
  const time = new FakeTime(Date.UTC(2026, 10, 21, 20));
  const changes = new InMemoryChanges();
  const feed = new ChangeFeed(changes, time, time);
  const toasts = new ToastViewModel(time, time);
  const kept: { message: Message; pickup: Pickup } = { message: aMessage(), pickup: aPickup() };
  const messages: Messages = {
    askingForShoes: async () => ok(0),
    list: async () =>
      ok({
        items: [listedMessage(kept.message)],
        total: 1,
        isMore: false,
        counts: countMessages([kept.message]),
      }),
    get: async () => ok({ ...kept.message, readsSpanish: true }),
    counts: async () => ok(countMessages([kept.message])),
    mark: async ({ state }) => {
      kept.message = { ...kept.message, state };
      return ok(kept.message);
    },
    ...calls,
  };
  const collected: Pickups = {
    toSort: async () => ok(0),
    list: async () =>
      ok({
        items: [listedPickup(kept.pickup)],
        total: 1,
        isMore: false,
        counts: countPickups([kept.pickup]),
      }),
    get: async () => ok(kept.pickup),
    onDay: async () => ok([]),
    counts: async () => ok(countPickups([kept.pickup])),
    decide: async () => ok(kept.pickup),
    ...pickups,
  };
  const settings = {
    read: async () =>
      ok({
        settings: { ...FIRST_SETTINGS, replyTo: 'office@fsr.example' },
        revision: 'first',
        receiptsSince: null,
      }),
  };
  const source = viewModels(
    [MessageListViewModel, () => new MessageListViewModel({ messages, feed, clock: time })],
    [OneMessageViewModel, () => new OneMessageViewModel({ messages, settingsStore: settings, feed, toasts })],
    [PickupListViewModel, () => new PickupListViewModel({ pickups: collected, feed, toasts, clock: time })],
    [PickupDecisionViewModel, () => new PickupDecisionViewModel({ pickups: collected, toasts, clock: time })],
    [UnsavedWorkViewModel, () => new UnsavedWorkViewModel()],
    [SiteContentViewModel, defaultSiteContent],
  );
  const open = (tab: 'messages' | 'pickups', address = '/') =>
    render(
      <ConfigProvider theme={{ zeroRuntime: true, token: { motion: false } }}>
        <MemoryRouter initialEntries={[address]}>
          <ViewModelContext value={source}>
            {tab === 'messages' ? <MessagesTab /> : <PickupsTab />}
          </ViewModelContext>
        </MemoryRouter>
      </ConfigProvider>,
    );
  return { open, kept, toasts, changes, user: userEvent.setup({ delay: null }) };
}

/** Each failure has its sentence by its type; one of them is walked on the page. */
const isOffline = ({ code }: { readonly code: string }) => code === 'unavailable';

const button = (text: string) => screen.findByText(text, { selector: 'button span' });

test.each(failuresOf('messages', 'list').filter(isOffline))(
  'messages that cannot be listed (%j) say so, and come on a retry',
  async (failure) => {
    let isFailing = true;
    const { open, kept, user } = desk({
      list: async () =>
        isFailing
          ? fail(failure)
          : ok({
              items: [listedMessage(kept.message)],
              total: 1,
              isMore: false,
              counts: countMessages([kept.message]),
            }),
    });
    open('messages');
    expect(await screen.findByText(messagesTexts.list.readFailed[failure.code])).toHaveAttribute(
      'role',
      'alert',
    );
    isFailing = false;
    await user.click(await button('Try again'));
    expect(await screen.findByText('Ada Byron')).toBeVisible();
  },
);

test.each(failuresOf('pickups', 'list').filter(isOffline))(
  'pickups that cannot be listed (%j) say so, and come on a retry',
  async (failure) => {
    let isFailing = true;
    const { open, kept, user } = desk(
      {},
      {
        list: async () =>
          isFailing
            ? fail(failure)
            : ok({
                items: [listedPickup(kept.pickup)],
                total: 1,
                isMore: false,
                counts: countPickups([kept.pickup]),
              }),
      },
    );
    open('pickups');
    expect(await screen.findByText(pickupsTexts.list.readFailed[failure.code])).toHaveAttribute(
      'role',
      'alert',
    );
    isFailing = false;
    await user.click(await button('Try again'));
    expect(await screen.findByText('Ada Byron')).toBeVisible();
  },
);

test.each(failuresOf('messages', 'mark').filter(isOffline))(
  'a message that cannot be marked (%j) stays as it is, and says why',
  async (failure) => {
    const { open, kept, toasts, user } = desk({ mark: async () => fail(failure) });
    kept.message = aMessage({ state: 'read' });
    open('messages', '/?message=m1');
    await chooseMore(user, messagesTexts.message(kept.message.name), 'Mark as answered');
    await waitFor(() => expect(toasts.toast?.description).toBe(messagesTexts.markFailed[failure.code]));
    expect(screen.getByText('Do you take boots?')).toBeVisible();
    expect(screen.getByText('Read')).toBeVisible();
  },
);

test('a pickup whose way to the donor was deleted on time shows no empty links', async () => {
  const { open, kept } = desk();
  kept.pickup = aPickup({ state: 'collected', scheduledAt: 0, phone: '', address: '' });
  open('pickups');
  expect(await screen.findByText('ada@mail.example')).toBeVisible();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).not.toContain('');
});

test('the list begins a long request, and a dialog has all of it', async () => {
  const { open, kept, user } = desk();
  const items = `${'word '.repeat(200)}boots`;
  kept.pickup = aPickup({ items, message: 'Ring twice.' });
  open('pickups');
  expect(await screen.findByText(/^word word .*…$/)).toBeVisible();
  expect(screen.queryByText(/boots/)).toBeNull();
  await user.click(await button('Read all'));
  const dialog = await screen.findByRole('dialog', { name: 'Pickup request from Ada Byron' });
  expect(within(dialog).getByText(/boots$/)).toHaveTextContent(items);
  expect(within(dialog).getByText('Ring twice.')).toBeVisible();
  await user.click(within(dialog).getByText('Close'));
  await waitFor(() => expect(screen.queryByText(/boots$/)).toBeNull());
});

test('what came begins with everything that the donor wrote, also where the list is short', async () => {
  const { open, kept, user } = desk();
  const items = `2 pairs of boots, ${'word '.repeat(60)}and socks`;
  kept.pickup = aPickup({ state: 'scheduled', scheduledAt: Date.UTC(2026, 10, 23, 18), items });
  open('pickups');
  await user.click(await button('Collected'));
  const dialog = await screen.findByRole('dialog', { name: 'Collected from Ada Byron?' });
  expect(within(dialog).getByLabelText('What, line 1')).toHaveValue(
    `Pairs of boots, ${'word '.repeat(60)}and socks`,
  );
});

test.each(failuresOf('pickups', 'get'))(
  'a whole request that cannot be read (%j) is said, and no dialog opens',
  async (failure) => {
    const { open, kept, toasts, user } = desk({}, { get: async () => fail(failure) });
    kept.pickup = aPickup({ items: 'word '.repeat(200) });
    open('pickups');
    await user.click(await button('Read all'));
    await waitFor(() => expect(toasts.toast).toMatchObject({ variant: 'destructive' }));
    expect(toasts.toast?.title).toBe(
      failure.code === 'not-found'
        ? pickupsTexts.decideFailed['not-found']
        : pickupsTexts.list.readFailed[failure.code],
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

test('a message that somebody else has archived meanwhile is shown as it is now', async () => {
  const { open, kept, toasts, user } = desk({
    mark: async () => {
      kept.message = aMessage({ state: 'archived', revision: 'second' });
      return fail({ code: 'conflict' });
    },
  });
  kept.message = aMessage({ state: 'read' });
  open('messages', '/?message=m1');
  await chooseMore(user, messagesTexts.message(kept.message.name), 'Mark as answered');
  expect(await screen.findByText('Archived')).toBeVisible();
  expect(toasts.toast?.description).toBe(messagesTexts.markFailed.conflict);
});

test('answers to an answer go where the settings say', async () => {
  const { open } = desk();
  open('messages', '/?message=m1');
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Answer' }).getAttribute('href')).toContain(
      'reply-to=office%40fsr.example',
    ),
  );
});

test.each(failuresOf('pickups', 'decide').filter(isOffline))(
  'a decision that cannot be kept (%j) says why, and keeps the reason',
  async (failure) => {
    const { open, toasts, user } = desk({}, { decide: async () => fail(failure) });
    open('pickups');
    await chooseMore(user, 'Ada Byron', 'Decline');
    await user.click(await screen.findByLabelText('Reason'));
    await user.paste('Too far.');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(toasts.toast?.description).toBe(pickupsTexts.decideFailed[failure.code]));
    expect(screen.getByLabelText('Reason')).toHaveValue('Too far.');
  },
);

test('who declines what somebody else has just scheduled chooses, and what was typed is kept until then', async () => {
  const bases: string[] = [];
  const { open, kept, toasts, user } = desk(
    {},
    {
      decide: async ({ base }) => {
        bases.push(base);
        if (base === kept.pickup.revision) return ok(kept.pickup);
        return fail({ code: 'conflict' });
      },
    },
  );
  open('pickups');
  await chooseMore(user, 'Ada Byron', 'Decline');
  await user.click(await screen.findByLabelText('Reason'));
  await user.paste('Too far.');
  const scheduledAt = Date.UTC(2026, 10, 23, 18);
  kept.pickup = aPickup({ state: 'scheduled', scheduledAt, revision: 'second' });
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: pickupsTexts.conflict.title });
  expect(within(dialog).getByText('Scheduled: Mon, Nov 23, 2026, 10:00 AM PT')).toBeVisible();
  expect(within(dialog).getByText('Declined: Too far.')).toBeVisible();
  expect(screen.getByLabelText('Reason')).toHaveValue('Too far.');
  await user.click(within(dialog).getByLabelText('Keep mine'));
  await user.click(within(dialog).getByText(pickupsTexts.conflict.action));
  await waitFor(() => expect(toasts.toast?.title).toBe(pickupsTexts.done.declined));
  expect(bases).toEqual(['first', 'second']);
  await waitFor(() => expect(screen.queryByLabelText('Reason')).toBeNull());
});

test('who answers before the message counts as read changes the message that is read by then', async () => {
  let endReading = () => {};
  const reading = new Promise<void>((resolve) => {
    endReading = resolve;
  });
  const { open, kept, toasts, user } = desk({
    mark: async ({ state, base }) => {
      if (base !== kept.message.revision) return fail({ code: 'conflict' });
      const message = { ...kept.message, state, revision: state };
      kept.message = message;
      // The answer takes longer than the change.
      if (state === 'read') await reading;
      return ok(message);
    },
  });
  kept.message = aMessage({ state: 'unread' });
  open('messages', `/?message=${kept.message.id}`);
  await chooseMore(user, messagesTexts.message(kept.message.name), 'Mark as answered');
  endReading();
  await waitFor(() => expect(kept.message.state).toBe('answered'));
  await waitFor(() => expect(toasts.toast?.title).toBe(messagesTexts.marked.answered));
});

test('what came is written down with the pickup, beginning with what the donor wrote', async () => {
  const decisions: unknown[] = [];
  const { open, kept, toasts, user } = desk(
    {},
    {
      decide: async (decision) => {
        decisions.push(decision);
        return ok(kept.pickup);
      },
    },
  );
  kept.pickup = aPickup({
    state: 'scheduled',
    scheduledAt: Date.UTC(2026, 10, 23, 17),
    items: '3 pairs of boots; a bag of socks',
  });
  open('pickups');
  await user.click(await button('Collected'));
  const count = await screen.findByLabelText('How many, line 1');
  expect(count).toHaveValue('3');
  expect(screen.getByLabelText('What, line 2')).toHaveValue('A bag of socks');
  // Today in Las Vegas at first, whatever day it was scheduled for, and never a later one.
  const day = screen.getByLabelText(pickupsTexts.collectedOn);
  expect(day).toHaveValue('2026-11-21');
  fireEvent.change(day, { target: { value: '2026-11-22' } });
  await user.clear(count);
  await user.paste('0');
  const save = document.querySelector('#pickup-decision button[type=submit]') as Element;
  await user.click(save);
  expect(await screen.findByText(/^Line 1: Enter a whole number/)).toBeVisible();
  expect(screen.getByText(pickupsTexts.dayFaults.future)).toBeVisible();
  fireEvent.change(day, { target: { value: '2026-11-20' } });
  await user.clear(count);
  await user.paste('4');
  await user.click(save);
  await waitFor(() => expect(toasts.toast?.title).toBe(pickupsTexts.done.collected));
  expect(decisions).toEqual([
    {
      id: 'p1',
      base: 'first',
      state: 'collected',
      collectedOn: '2026-11-20',
      goods: [
        { description: 'Pairs of boots', count: 4 },
        { description: 'A bag of socks', count: null },
      ],
    },
  ]);
});
