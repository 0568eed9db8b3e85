import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Campaigns } from '../../../../src/core/campaigns/campaigns.api';
import { fail, ok } from '../../../../src/core/shared/result';
import { CampaignManagement } from '../../../../src/ui/campaigns/admin/campaign-management';
import { CampaignReportsPage } from '../../../../src/ui/campaigns/admin/campaign-reports-page';
import { aCampaign } from '../../../support/campaign-builder';
import { campaignDesk, UPLOADED } from '../../../support/campaign-desk';
import { setDeviceZone } from '../../../support/device-zone';

const boots = aCampaign({ id: 'boots', title: 'Winter Boots' });
const over = aCampaign({ id: 'over', title: 'Old Drive', isActive: false, endDate: 0 });

/** The rows of the table below its header. */
const rows = async () => (await screen.findAllByRole('row')).slice(1);

const management = <CampaignManagement headingLevel={2} />;
const button = (name: string) => screen.getByText(name, { selector: 'button span' });

test('each campaign shows Active or Inactive, progress and time left, and its two buttons', async () => {
  campaignDesk([boots, over]).show(management);
  expect(screen.getByText('Loading campaigns…')).toBeInTheDocument();
  const [first, second] = (await rows()).map((row) => within(row));
  expect(first?.getByText('Winter Boots')).toBeVisible();
  expect(first?.getByText('Active')).toBeVisible();
  expect(first?.getByText('$6,500 raised of $10,000')).toBeVisible();
  expect(first?.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '65');
  expect(first?.getByRole('timer')).toHaveTextContent(/^\d+d \d+h \d+m \d+s$/);
  expect(second?.getByText('Inactive')).toBeVisible();
  expect(second?.getByText('Campaign Ended')).toBeVisible();
  for (const row of [first, second]) {
    expect(row?.getByText('View Details')).toBeVisible();
    expect(row?.getByText('Edit')).toBeVisible();
  }
});

test('the list says that there are no campaigns, also when the fetch fails', async () => {
  campaignDesk([], { list: async () => fail({ code: 'unavailable' }) }).show(management);
  expect(await screen.findByText(/^No campaigns available\./)).toBeVisible();
});

test('the page of active campaigns hides inactive ones', async () => {
  campaignDesk([boots, over]).show(<CampaignManagement headingLevel={1} isActiveOnly />);
  expect(await rows()).toHaveLength(1);
});

test('a table is sorted by a column, and back to the order of creation', async () => {
  const { show, user } = campaignDesk([boots, aCampaign({ id: 'a', title: 'Art Supplies' })]);
  show(management);
  const titles = async () => (await rows()).map((row) => within(row).getByRole('rowheader').textContent);
  expect(await titles()).toEqual(['Winter Boots', 'Art Supplies']);
  await user.click(screen.getByRole('columnheader', { name: 'Campaign' }));
  expect(await titles()).toEqual(['Art Supplies', 'Winter Boots']);
  await user.click(screen.getByRole('columnheader', { name: 'Campaign' }));
  expect(await titles()).toEqual(['Winter Boots', 'Art Supplies']);
  expect(screen.getByRole('columnheader', { name: 'Campaign' })).toHaveAttribute('aria-sort', 'descending');
});

test('a long list has pages, which the address keeps', async () => {
  const many = Array.from({ length: 25 }, (_, index) =>
    aCampaign({ id: `${index}`, title: `Campaign ${index}` }),
  );
  const { show, user } = campaignDesk(many);
  show(management);
  expect(await rows()).toHaveLength(20);
  expect(screen.getByText('1 to 20 of 25')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect((await rows()).map((row) => within(row).getByRole('rowheader').textContent)).toEqual(
    many.slice(20).map(({ title }) => title),
  );
  expect(screen.getByText('/?page=2')).toBeInTheDocument();
});

test('on a small screen each campaign is a card with the same actions', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue(
    Object.assign(new EventTarget(), { matches: true }) as never,
  );
  onTestFinished(() => void vi.restoreAllMocks());
  const { show, user } = campaignDesk([boots]);
  show(management);
  const card = within(await screen.findByRole('listitem', { name: 'Winter Boots' }));
  expect(card.getByRole('heading', { name: 'Winter Boots', level: 3 })).toBeVisible();
  expect(card.getByText('Active')).toBeVisible();
  expect(card.getByRole('progressbar', { name: 'Raised for Winter Boots' })).toBeVisible();
  expect(card.getByText('Ends in')).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Edit' }));
  expect(await screen.findByLabelText('Title')).toHaveValue('Winter Boots');
});

test('an inactive campaign saved from the list of active ones leads to the list that shows it', async () => {
  const { show, toasts, user } = campaignDesk([boots], {}, '/?view=edit&campaign=boots');
  show(<CampaignManagement headingLevel={1} isActiveOnly />);
  await user.click(await screen.findByLabelText('Active'));
  await user.click(button('Save Changes'));
  await waitFor(() => expect(screen.getByText('/dashboard/admin?tab=campaigns')).toBeInTheDocument());
  expect(toasts.toast?.description).toBe(
    '"Winter Boots" has been saved. It is inactive, so you find it in Campaign Management.',
  );
});

test('on the page of active campaigns the browser tab has the title of each view', async () => {
  const { show, user } = campaignDesk([boots]);
  show(<CampaignManagement headingLevel={1} isActiveOnly />);
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await waitFor(() => expect(document.title).toBe('Edit Campaign | Active Campaigns – FSR'));
  await user.click(button('Back to campaigns'));
  await waitFor(() => expect(document.title).toBe('Active Campaigns – FSR'));
});

test.each([
  ['View Details', 'Old Drive', 'Back to campaigns', ['link', 'Old Drive']],
  ['Edit', 'Edit Campaign', 'Cancel', ['button', 'Edit']],
] as const)('after %s the focus returns to the row', async (name, heading, back, [role, focused]) => {
  const { show, user } = campaignDesk([boots, over]);
  show(management);
  const [, second] = await screen.findAllByRole('button', { name });
  second?.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('heading', { name: heading })).toHaveFocus());
  await user.click(button(back));
  const row = within((await rows())[1] as HTMLElement);
  await waitFor(() => expect(row.getByRole(role, { name: focused })).toHaveFocus());
});

test('a new campaign is created, announced and listed', async () => {
  const { show, memory, toasts, user, enter } = campaignDesk([boots]);
  show(management);
  await user.click(button('New Campaign'));
  await waitFor(() => expect(screen.getByText('Create Campaign', { selector: 'h2' })).toHaveFocus());
  await enter('Title', ' School Shoes ');
  await enter('Description', 'One pair each.');
  await enter('Goal amount', '$12,000');
  await enter('Start date', '2026-12-01');
  await enter('End date', '2026-12-24');
  await user.upload(screen.getByLabelText('Image'), new File(['png'], 'shoes.png', { type: 'image/png' }));
  await screen.findByText('Remove image');
  await user.click(screen.getByLabelText('Active'));
  await user.click(button('Create Campaign'));
  await screen.findByText('School Shoes');
  expect(await rows()).toHaveLength(2);
  expect(toasts.toast?.title).toBe('Campaign Created');
  expect(await memory.list()).toMatchObject({
    value: [
      {},
      {
        title: 'School Shoes',
        description: 'One pair each.',
        goalAmount: 12_000,
        currentAmount: 0,
        imageUrl: UPLOADED,
        isActive: false,
      },
    ],
  });
});

test('each refused field has a message, the first one gets the focus, and nothing typed is lost', async () => {
  const { show, memory, user, enter } = campaignDesk([]);
  show(management);
  await user.click(button('New Campaign'));
  await enter('Goal amount', '0');
  await enter('Start date', '2026-12-24');
  await enter('End date', '2026-12-01');
  await user.click(button('Create Campaign'));
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveAccessibleDescription('Enter a title.'));
  expect(screen.getByLabelText('Title')).toHaveFocus();
  expect(screen.getByLabelText('Goal amount')).toHaveAccessibleDescription('The goal must be more than $0.');
  expect(screen.getByLabelText('End date')).toHaveAccessibleDescription(
    'The end date must not be before the start date.',
  );
  expect(screen.getByLabelText('Goal amount')).toHaveValue('0');
  expect(screen.getByLabelText('End date')).toHaveValue('2026-12-01');
  expect(await memory.list()).toEqual(ok([]));
});

test('a refused form does not announce that it saves, and announces the message of a field that keeps the focus', async () => {
  const { show, user, enter } = campaignDesk([], {}, '/?view=create');
  show(management);
  await screen.findByLabelText('Title');
  const status = document.querySelector('form [role="status"]');
  if (!status) throw new Error('The form says aloud what happens.');
  const said: (string | null)[] = [];
  const observer = new MutationObserver(() => said.push(status.textContent));
  observer.observe(status, { childList: true, characterData: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  await enter('Title', 'Boots');
  await enter('Goal amount', '100');
  await enter('Start date', '2026-12-24');
  await enter('End date', '2026-12-01');
  act(() => screen.getByLabelText('End date').focus());
  await user.keyboard('{Enter}');
  const sentence = 'The end date must not be before the start date.';
  await waitFor(() => expect(status).toHaveTextContent(sentence));
  expect(screen.getByLabelText('End date')).toHaveFocus();
  await enter('End date', '20265-12-01');
  expect(status).toBeEmptyDOMElement();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(status).toHaveTextContent('Enter a year from 1900 to 2199.'));
  expect(new Set(said)).toEqual(new Set([sentence, '', 'Enter a year from 1900 to 2199.']));
});

test('a failed save is announced, and everything typed stays', async () => {
  const { show, toasts, user, enter } = campaignDesk([boots], {
    update: async () => fail({ code: 'unavailable' }),
  });
  show(management);
  await user.click(await screen.findByText('Edit'));
  await screen.findByLabelText('Title');
  expect(screen.getByLabelText('Title')).toHaveValue('Winter Boots');
  expect(screen.getByLabelText('Goal amount')).toHaveValue('10000');
  await enter('Title', 'Renamed');
  await user.click(button('Save Changes'));
  await waitFor(() => expect(toasts.toast).toMatchObject({ title: 'Error', variant: 'destructive' }));
  expect(screen.getByLabelText('Title')).toHaveValue('Renamed');
});

test('the focus stays on the button while the campaign is saved', async () => {
  let answer = () => {};
  const update: Campaigns['update'] = () =>
    new Promise((resolve) => {
      answer = () => resolve(fail({ code: 'unavailable' }));
    });
  const { show, user } = campaignDesk([boots], { update }, '/?view=edit&campaign=boots');
  show(management);
  await screen.findByLabelText('Title');
  const save = button('Save Changes').closest('button');
  act(() => save?.focus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'true'));
  expect(save).toHaveTextContent('Saving...');
  expect(screen.getByText('Saving...', { selector: '[role=status]' })).toBeInTheDocument();
  expect(save).toHaveFocus();
  act(() => answer());
  await waitFor(() => expect(save).toHaveTextContent('Save Changes'));
  expect(save).toHaveFocus();
});

test('the list shows a changed campaign', async () => {
  const { show, toasts, user, enter } = campaignDesk([boots]);
  show(management);
  await user.click(await screen.findByText('Edit'));
  await screen.findByLabelText('Title');
  await enter('Raised so far', '10000');
  await user.click(button('Save Changes'));
  expect(await screen.findByText('$10,000 raised of $10,000')).toBeVisible();
  expect(toasts.toast?.title).toBe('Campaign Saved');
});

test('a picture of another type is refused at the field, and a picture can be removed', async () => {
  const { show } = campaignDesk([boots], {}, '/?view=edit&campaign=boots');
  const user = userEvent.setup({ delay: null, applyAccept: false });
  show(management);
  await user.upload(await screen.findByLabelText('Image'), new File(['svg'], 'shoes.svg'));
  expect(
    await screen.findByText('Please upload a file in one of these formats: JPG, JPEG, PNG'),
  ).toBeVisible();
  expect(screen.getByLabelText('Image')).toHaveAttribute('aria-invalid', 'true');
  const choose = screen.getByLabelText(/^Image: /, { selector: 'button' });
  expect(choose).toHaveAccessibleDescription(
    /^JPG, JPEG, PNG.* Please upload a file in one of these formats/,
  );
  await user.click(button('Remove image'));
  expect(screen.queryByText('Remove image')).toBeNull();
  expect(choose).toHaveFocus();
  expect(screen.queryByText(/Please upload a file/)).toBeNull();
});

test('the details show everything about a campaign and lead to its form and back', async () => {
  const { show, user } = campaignDesk([boots]);
  show(management);
  await user.click(await screen.findByText('View Details'));
  expect(await screen.findByText('Warm boots for people who sleep outside.')).toBeVisible();
  expect(screen.getByText('$6,500 (65%)')).toBeVisible();
  await user.click(button('Edit'));
  expect(await screen.findByLabelText('Title')).toHaveValue('Winter Boots');
  await user.click(button('Back to campaigns'));
  expect(await screen.findByText('View Details')).toBeVisible();
});

test('a missing campaign is reported, and a failed load can be tried again', async () => {
  const gone = campaignDesk([], {}, '/?view=details&campaign=nobody');
  const { unmount } = gone.show(management);
  expect(await screen.findByText('This campaign no longer exists.')).toBeVisible();
  expect(button('Back to campaigns')).toBeVisible();
  unmount();
  let isDown = true;
  const down = campaignDesk(
    [boots],
    { get: async () => (isDown ? fail({ code: 'unavailable' }) : ok(boots)) },
    '/?view=details&campaign=boots',
  );
  down.show(management);
  await screen.findByText('Couldn’t load this campaign. Try again.');
  isDown = false;
  await down.user.click(button('Try again'));
  expect(await screen.findByText('Winter Boots')).toBeVisible();
});

test('the report lists goal, raised, progress and days left of each campaign', async () => {
  campaignDesk([boots, over]).show(<CampaignReportsPage />);
  const rows = within(await screen.findByRole('table')).getAllByRole('row');
  const cells = rows.map((row) => [...row.children].map((cell) => cell.textContent));
  expect(cells).toEqual([
    ['Campaign', 'State', 'Goal', 'Raised', 'Progress', 'Days left'],
    ['Winter Boots', 'Active', '$10,000', '$6,500', '65%', '30'],
    ['Old Drive', 'Inactive', '$10,000', '$6,500', '65%', 'Campaign Ended'],
    ['All campaigns', '', '$20,000', '$13,000', '65%', ''],
  ]);
});

test('on a device in Tokyo the days of a campaign are those of Las Vegas', async () => {
  setDeviceZone('Asia/Tokyo');
  const [startDate, endDate] = [Date.UTC(2026, 10, 1, 7), Date.UTC(2026, 11, 25, 8) - 1];
  const { show, user } = campaignDesk([
    aCampaign({ id: 'boots', title: 'Winter Boots', startDate, endDate }),
  ]);
  show(management);
  await user.click((await screen.findAllByRole('button', { name: 'View Details' }))[0] as HTMLElement);
  expect(await screen.findByText('November 1, 2026')).toBeVisible();
  expect(screen.getByText('December 24, 2026')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Edit' })[0] as HTMLElement);
  expect(await screen.findByLabelText('Start date')).toHaveValue('2026-11-01');
  expect(screen.getByLabelText('End date')).toHaveValue('2026-12-24');
});
