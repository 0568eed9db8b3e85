import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GuidesTab } from '../../../src/ui/guides/staff/guides-tab';
import { rowsIn } from '../../support/cells';
import { aTrainingDraft } from '../../support/guide-builder';
import { DESK_GUIDES, guideDesk } from '../../support/guide-desk';

const address = () => document.querySelector('output')?.textContent;
const field = (name: string) => screen.getByLabelText(name);

test('staff see each guide with whom it is for, its state, and what is to be checked', async () => {
  const { show } = guideDesk({ address: '/?tab=guides' });
  show(<GuidesTab />);
  const table = await screen.findByRole('table', { name: 'Guides' });
  expect(rowsIn(table)).toEqual([
    [
      'Warm Meals | Not in Spanish',
      'Resource',
      'Volunteers and beneficiaries',
      'Published',
      'Checked on May 1, 2026 by Parker | Check again | Reported by 2',
    ],
    ['Lifting | Not in Spanish', 'Training', 'Nobody', 'Published', 'Done by 1'],
    ['Youth | Not in Spanish', 'Training', 'Walk', 'Published', 'Done by 0'],
    ['Beds | Not in Spanish', 'Resource', 'Beneficiaries', 'Published', 'Checked on Nov 3, 2026'],
    [
      'Closed | Not in Spanish',
      'Resource',
      'Volunteers and beneficiaries',
      'Retired',
      'Not checked yet | Check again',
    ],
  ]);
});

test('a training is made for some programs, and published', async () => {
  const { show, user, guides, toasts } = guideDesk({ address: '/?tab=guides' });
  show(<GuidesTab />);
  await user.click(await screen.findByRole('button', { name: 'Create guide' }));
  expect(address()).toBe('/?tab=guides&guide=new');
  const form = await screen.findByRole('form', { name: 'Guide' });
  await user.selectOptions(within(form).getByLabelText('Required for'), 'These programs');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const said = [
    'Please enter a title.',
    'Please enter a whole number from 1 to 600.',
    'Please choose at least one program.',
  ];
  for (const sentence of said) expect(await screen.findByText(sentence)).toBeVisible();
  expect(field('Title')).toHaveFocus();
  await user.type(field('Title'), 'Ladders');
  await user.type(field('Minutes'), '15');
  await user.click(screen.getByRole('checkbox', { name: 'Boots' }));
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByRole('button', { name: 'Create guide' })).toHaveFocus();
  expect(toasts.toast).toMatchObject({ title: 'Guide Published' });
  const made = await guides.list({ search: 'ladders', type: null, state: null, page: 1, size: 20 });
  expect(made).toMatchObject({
    value: { items: [{ state: 'published', requiredFor: ['boots'], minutes: 15 }] },
  });
});

test('a manager reads at the field why a training is not required for everybody, or a link is refused', async () => {
  const { show, user, guides } = guideDesk();
  show(<GuidesTab />);
  await user.click(await screen.findByRole('button', { name: 'Create guide' }));
  const form = await screen.findByRole('form', { name: 'Guide' });
  const field = (label: string | RegExp) => within(form).getByLabelText(label);
  await user.type(field(/^Title/), 'Ladders');
  await user.type(field(/^Minutes/), '20');
  await user.selectOptions(field('Required for'), 'Everybody');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(
    await screen.findByText(
      'Choose active programs that you manage. Only an admin can require a training for everybody.',
    ),
  ).toBeVisible();
  await user.selectOptions(field('Required for'), 'Nobody');
  await user.type(field('Link'), 'https://user@evil.example');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText(/^Enter the address without a user name and password/)).toBeVisible();
  await user.clear(field('Link'));
  await user.type(field('Link'), 'https://www.fsr.example/\u202Efdp');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText(/^This address has hidden characters/)).toBeVisible();
  expect(await guides.list({ search: 'ladders', type: null, state: null, page: 1, size: 5 })).toMatchObject({
    value: { total: 0 },
  });
});

test('a resource that is changed and checked has no reports any more; only its own fields are shown', async () => {
  const { show, user, guides, toasts } = guideDesk({ address: '/?tab=guides&guide=meals' });
  show(<GuidesTab />);
  expect(await screen.findByText('Reported by 2')).toBeVisible();
  for (const name of ['Type', 'Minutes', 'Required for', 'Do again from'])
    expect(screen.queryByLabelText(name)).not.toBeInTheDocument();
  await user.type(field('Hours'), 'Noon');
  await user.click(screen.getByRole('checkbox', { name: /^I checked this today/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(address()).toBe('/?tab=guides'));
  expect(toasts.toast).toMatchObject({ title: 'Guide Saved' });
  expect(await guides.get({ id: 'meals' })).toMatchObject({
    value: { hours: 'Noon', reports: 0, checkedOn: '2026-11-21', checker: 'Parker' },
  });
});

test('a published guide is retired, and published again', async () => {
  const { show, user, toasts } = guideDesk({ address: '/?tab=guides&guide=lifting' });
  show(<GuidesTab />);
  await user.click(await screen.findByRole('button', { name: 'Retire' }));
  const publish = await screen.findByRole('button', { name: 'Publish' });
  expect(publish).toHaveFocus();
  expect(toasts.toast).toMatchObject({ title: 'Guide Retired' });
  await user.click(publish);
  const question = await screen.findByRole('dialog', { name: 'Publish Lifting?' });
  await user.click(within(question).getByRole('button', { name: 'Publish' }));
  expect(await screen.findByRole('button', { name: 'Retire' })).toBeVisible();
  expect(toasts.toast).toMatchObject({ title: 'Guide Published' });
});

test('a draft is saved with a title alone, and opened again where it is', async () => {
  const { show, user, toasts } = guideDesk({ address: '/?tab=guides&guide=new' });
  show(<GuidesTab />);
  await screen.findByRole('form', { name: 'Guide' });
  await user.selectOptions(field('Type'), 'Resource');
  await user.type(field('Title'), 'Tickets');
  await user.click(screen.getByRole('button', { name: 'Save as Draft' }));
  await user.click(await screen.findByRole('link', { name: 'Tickets' }));
  expect(toasts.toast).toMatchObject({ title: 'Guide Saved' });
  expect(await screen.findByRole('button', { name: 'Publish' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retire' })).not.toBeInTheDocument();
});

test('of two who change a guide the second chooses field by field', async () => {
  const { show, user, guides } = guideDesk({ address: '/?tab=guides&guide=youth' });
  show(<GuidesTab />);
  await screen.findByDisplayValue('Youth');
  const { requiredFor } = DESK_GUIDES.guides[1] ?? { requiredFor: [] };
  const theirs = aTrainingDraft({ title: 'Their youth', body: 'One.\n\nTwo.', requiredFor });
  await guides.save({ id: 'youth', base: 'first', checked: false, ...theirs });
  await user.clear(field('Minutes'));
  await user.type(field('Minutes'), '45');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'This guide changed elsewhere' }));
  await user.click(dialog.getByRole('button', { name: 'Save This Version' }));
  await waitFor(() => expect(address()).toBe('/?tab=guides'));
  expect(await guides.get({ id: 'youth' })).toMatchObject({ value: { title: 'Their youth', minutes: 45 } });
});

test('a guide that does not exist says so, with the way back', async () => {
  const { show, user } = guideDesk({ address: '/?tab=guides&guide=nowhere' });
  show(<GuidesTab />);
  expect(await screen.findByText('This page does not exist, or you do not have access to it.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back to guides' }));
  expect(await screen.findByRole('link', { name: 'Lifting' })).toBeVisible();
});
