import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { FailureIn } from '../../../../src/core/api/api';
import type { Campaigns } from '../../../../src/core/campaigns/campaigns.api';
import { fail, ok } from '../../../../src/core/shared/result';
import { CampaignManagement } from '../../../../src/ui/campaigns/admin/campaign-management';
import { CampaignReportsPage } from '../../../../src/ui/campaigns/admin/campaign-reports-page';
import { aCampaign } from '../../../support/campaign-builder';
import { campaignDesk } from '../../../support/campaign-desk';

const boots = aCampaign({ id: 'boots', title: 'Winter Boots' });
const management = <CampaignManagement headingLevel={2} />;

test('a save that fails says what to do next, keeps what was typed, and saves the next time', async () => {
  let isFailing = true;
  const desk = campaignDesk([boots], {
    update: async (change) => (isFailing ? fail({ code: 'quota' }) : desk.memory.update(change)),
  });
  const { show, toasts, user, enter } = desk;
  show(management);
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await screen.findByLabelText('Title');
  await enter('Title', 'Renamed');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() =>
    expect(toasts.toast).toMatchObject({
      title: 'Error',
      description: 'There’s no storage left. Remove what you don’t need and try again.',
    }),
  );
  expect(screen.getByLabelText('Title')).toHaveValue('Renamed');
  isFailing = false;
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByRole('rowheader', { name: 'Renamed' })).toBeVisible();
});

test('what the server finds wrong with a field stands beside it, and the field gets the focus', async () => {
  const fields = [
    { field: 'imageUrl', message: 'Please choose a picture of this site.' },
    { field: 'description', message: 'This is too long.' },
  ];
  const { show, toasts, user } = campaignDesk(
    [boots],
    { update: async () => fail({ code: 'validation', fields }) },
    '/?view=edit&campaign=boots',
  );
  show(management);
  await screen.findByLabelText('Title');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(screen.getByLabelText('Description')).toHaveFocus());
  await waitFor(() =>
    expect(screen.getByLabelText('Description')).toHaveAccessibleDescription('This is too long.'),
  );
  expect(await screen.findByText('Please choose a picture of this site.')).toBeVisible();
  expect(toasts.toast?.description).toBe('Something in the form wasn’t accepted. Check it and try again.');
});

test('a picture that the server refuses is marked, says why, and has the focus when nothing else is wrong', async () => {
  const fields = [{ field: 'imageUrl', message: 'Please choose a picture of this site.' }];
  const { show, user } = campaignDesk(
    [boots],
    { update: async () => fail({ code: 'validation', fields }) },
    '/?view=edit&campaign=boots',
  );
  show(management);
  await screen.findByLabelText('Title');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  const choose = screen.getByRole('button', { name: 'Image: Choose a picture' });
  await waitFor(() => expect(choose).toHaveFocus());
  await waitFor(() => expect(choose).toHaveAccessibleDescription(/Please choose a picture of this site\.$/));
  expect(screen.getByLabelText('Image')).toBeInvalid();
});

const READ_FAILURES: readonly (readonly [FailureIn<Campaigns['list']>['code'], string, string])[] = [
  [
    'unauthenticated',
    'You’ve been signed out. Sign in and try again.',
    'You’ve been signed out. Sign in and try again.',
  ],
  [
    'forbidden',
    'You don’t have permission to see campaigns. Ask an admin.',
    'You don’t have permission to see this campaign. Ask an admin.',
  ],
  [
    'too-many',
    'Too many requests. Wait a minute and try again.',
    'Too many requests. Wait a minute and try again.',
  ],
  [
    'unavailable',
    'Couldn’t load the campaigns. Check your connection and try again.',
    'Couldn’t load this campaign. Try again.',
  ],
];

test.each(READ_FAILURES)('%s: an empty list says why and what to do next', async (code, sentence) => {
  for (const page of [management, <CampaignReportsPage key="reports" />]) {
    let isFailing = true;
    const { show, user } = campaignDesk([boots], {
      list: async () => (isFailing ? fail({ code }) : ok([boots])),
    });
    const { unmount } = show(page);
    expect(await screen.findByRole('alert')).toHaveTextContent('No campaigns available.');
    expect(screen.getByRole('alert')).toHaveTextContent(sentence);
    isFailing = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    // The reports name a campaign in their chart, too.
    expect((await screen.findAllByText('Winter Boots'))[0]).toBeVisible();
    expect(document.body).not.toHaveFocus();
    unmount();
  }
});

test.each(READ_FAILURES)('%s: a campaign that is not shown says why', async (code, _, sentence) => {
  const { show } = campaignDesk(
    [boots],
    { get: async () => fail({ code }) },
    '/?view=details&campaign=boots',
  );
  show(management);
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
});

test('a list that is empty for good says how to begin', async () => {
  const { show } = campaignDesk([]);
  show(management);
  expect(await screen.findByText('No campaigns available.')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
