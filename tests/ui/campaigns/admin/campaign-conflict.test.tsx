import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CampaignDraft } from '../../../../src/core/campaigns/campaign-draft';
import type { Campaigns } from '../../../../src/core/campaigns/campaigns.api';
import { CampaignManagement } from '../../../../src/ui/campaigns/admin/campaign-management';
import { aCampaign, aCampaignDraft } from '../../../support/campaign-builder';
import { campaignDesk, UPLOADED } from '../../../support/campaign-desk';

const boots = aCampaign({ id: 'boots', title: 'Winter Boots' });
const management = <CampaignManagement headingLevel={2} />;

/** An admin has the form open and has typed another title; somebody else has saved `theirs` meanwhile. */
async function setUp(theirs: Partial<CampaignDraft>, overrides: Partial<Campaigns> = {}, opened = boots) {
  const desk = campaignDesk([opened], overrides);
  const { show, memory, user, enter } = desk;
  show(management);
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await screen.findByLabelText('Title');
  await enter('Title', 'My Boots');
  const saveElsewhere = async (draft: Partial<CampaignDraft>) => {
    const kept = await memory.get({ id: 'boots' });
    if (!kept.ok) throw new Error(kept.failure.code);
    await memory.update({
      id: 'boots',
      base: kept.value.revision,
      ...aCampaignDraft({ ...kept.value, ...draft }),
    });
  };
  await saveElsewhere(theirs);
  const save = screen.getByRole('button', { name: 'Save Changes' });
  const press = async () => {
    act(() => save.focus());
    await user.keyboard('{Enter}');
    return within(await screen.findByRole('dialog', { name: 'This campaign changed elsewhere' }));
  };
  const stored = async () => {
    const kept = await memory.get({ id: 'boots' });
    return kept.ok ? kept.value : null;
  };
  return { ...desk, save, press, stored, saveElsewhere };
}

type Dialog = Awaited<ReturnType<Awaited<ReturnType<typeof setUp>>['press']>>;

/** The two versions of a field as they are shown. */
const versionsOf = (dialog: Dialog, field: string) =>
  within(dialog.getByRole('table', { name: field }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
const choice = (dialog: Dialog, field: string, name: string) =>
  within(dialog.getByRole('region', { name: field })).getByRole('radio', { name });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('every field that differs is shown as theirs and mine, with who changed it; the others are not', async () => {
  const { press, stored, toasts } = await setUp({
    title: 'Their Boots',
    description: '',
    goalAmount: 20_000,
    startDate: Date.UTC(2026, 10, 1, 12),
    imageUrl: UPLOADED,
    isActive: false,
  });
  const dialog = await press();
  expect(dialog.getAllByRole('region').map((part) => part.querySelector('h3')?.textContent)).toEqual([
    'Title',
    'Description',
    'Goal amount',
    'Start date',
    'Image',
    'Active',
  ]);
  expect(versionsOf(dialog, 'Title')).toEqual(['Their Boots', 'My Boots']);
  expect(versionsOf(dialog, 'Description')).toEqual(['empty', 'Warm boots for people who sleep outside.']);
  expect(versionsOf(dialog, 'Goal amount')).toEqual(['$20,000', '$10,000']);
  expect(versionsOf(dialog, 'Start date')).toEqual(['November 1, 2026', 'November 20, 2026']);
  expect(versionsOf(dialog, 'Active')).toEqual(['Inactive', 'Active']);
  expect(within(dialog.getByRole('table', { name: 'Image' })).getAllByRole('img')).toHaveLength(2);
  const authors = ['Title', 'Goal amount'].map(
    (name) =>
      dialog.getByRole('region', { name }).textContent?.match(/Changed (elsewhere|by both|by you)/)?.[0],
  );
  expect(authors).toEqual(['Changed by both', 'Changed elsewhere']);
  // What one of the two changed comes from them; where both did, the person chooses.
  expect(choice(dialog, 'Goal amount', 'Take the saved one')).toBeChecked();
  expect(choice(dialog, 'Title', 'Take the saved one')).not.toBeChecked();
  expect(choice(dialog, 'Title', 'Keep mine')).not.toBeChecked();
  expect(dialog.getByRole('button', { name: 'Save This Version' })).toBeDisabled();
  expect(toasts.toast).toBeNull();
  expect(await stored()).toMatchObject({ title: 'Their Boots' });
});

test('by keyboard alone: the versions are merged field by field, saved and listed, and the focus goes back', async () => {
  const { press, stored, toasts, user } = await setUp({ title: 'Their Boots', currentAmount: 7000 });
  const dialog = await press();
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Take all saved ones' })).toHaveFocus());
  await user.tab();
  await user.tab();
  expect(choice(dialog, 'Title', 'Take the saved one')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(choice(dialog, 'Title', 'Keep mine')).toBeChecked();
  act(() => dialog.getByRole('button', { name: 'Save This Version' }).focus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(toasts.toast?.title).toBe('Campaign Saved'));
  expect(await stored()).toMatchObject({ title: 'My Boots', currentAmount: 7000, goalAmount: 10_000 });
  await gone();
  expect(await screen.findByText('$7,000 raised of $10,000')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus());
});

test('theirs can be kept: nothing is sent, and nothing is left to ask about', async () => {
  const { press, stored, toasts, user, unsaved } = await setUp({ title: 'Their Boots' });
  const dialog = await press();
  const before = await stored();
  await user.click(choice(dialog, 'Title', 'Take the saved one'));
  await user.click(dialog.getByRole('button', { name: 'Save This Version' }));
  expect(await screen.findByRole('rowheader', { name: 'Their Boots' })).toBeVisible();
  expect(toasts.toast).toMatchObject({
    title: 'Nothing Changed',
    description: '"Their Boots" stays as it was saved elsewhere.',
  });
  expect(await stored()).toEqual(before);
  expect(unsaved.isLeftBy('app')).toBe(false);
});

test('mine can be kept with one press, over everything that they changed', async () => {
  const { press, stored, user } = await setUp({ title: 'Their Boots', goalAmount: 20_000 });
  const dialog = await press();
  await user.click(dialog.getByRole('button', { name: 'Keep all of mine' }));
  await user.click(dialog.getByRole('button', { name: 'Save This Version' }));
  expect(await screen.findByRole('rowheader', { name: 'My Boots' })).toBeVisible();
  expect(await stored()).toMatchObject({ title: 'My Boots', goalAmount: 10_000 });
});

test('whoever decides later keeps what they typed, and is asked again by the next save', async () => {
  const { press, stored, save, user, unsaved, saveElsewhere } = await setUp({ title: 'Their Boots' });
  const dialog = await press();
  await user.click(dialog.getByRole('button', { name: 'Decide later' }));
  await gone();
  expect(screen.getByLabelText('Title')).toHaveValue('My Boots');
  await waitFor(() => expect(save).toHaveFocus());
  expect(unsaved.isLeftBy('app')).toBe(true);
  expect(await stored()).toMatchObject({ title: 'Their Boots' });
  await saveElsewhere({ title: 'Their Newer Boots' });
  expect(versionsOf(await press(), 'Title')).toEqual(['Their Newer Boots', 'My Boots']);
});

test('versions that do not fit together are refused at the field, which gets the focus', async () => {
  const { press, stored, user, enter } = await setUp(
    { startDate: Date.UTC(2027, 0, 10, 12) },
    {},
    aCampaign({ ...boots, endDate: Date.UTC(2027, 1, 1) }),
  );
  await enter('End date', '2026-12-24');
  const dialog = await press();
  await user.click(dialog.getByRole('button', { name: 'Save This Version' }));
  await gone();
  const field = screen.getByLabelText('End date');
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveAccessibleDescription('The end date must not be before the start date.');
  expect(screen.getByLabelText('Start date')).toHaveValue('2027-01-10');
  expect(screen.getByLabelText('Title')).toHaveValue('My Boots');
  // Once it is mended, the same form saves over what was shown.
  await enter('End date', '2027-01-24');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByRole('rowheader', { name: 'My Boots' })).toBeVisible();
  expect(await stored()).toMatchObject({ title: 'My Boots', startDate: Date.UTC(2027, 0, 10, 12) });
});

test('what somebody else saves is shown in the details at once, and neither touches nor overwrites an open form', async () => {
  const desk = campaignDesk([boots], {}, '/?view=details&campaign=boots');
  const { show, time, memory, changes, user, enter } = desk;
  show(management);
  await screen.findByRole('heading', { name: 'Winter Boots' });
  const saveElsewhere = async (title: string, base: string) => {
    const saved = await memory.update({ id: 'boots', base, ...aCampaignDraft({ title }) });
    if (!saved.ok) throw new Error(saved.failure.code);
    changes.change('campaigns');
    await act(() => time.advance(500));
    return saved.value.revision;
  };
  const first = await saveElsewhere('Their Boots', boots.revision);
  expect(await screen.findByRole('heading', { name: 'Their Boots' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  await screen.findByLabelText('Title');
  await enter('Title', 'My Boots');
  await saveElsewhere('Their Newer Boots', first);
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'This campaign changed elsewhere' }));
  expect(versionsOf(dialog, 'Title')).toEqual(['Their Newer Boots', 'My Boots']);
  expect(screen.getByLabelText('Title', { selector: 'input' })).toHaveValue('My Boots');
});
