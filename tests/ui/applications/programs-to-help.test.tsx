import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfigProvider } from 'antd';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { OfferedProgram } from '../../../src/core/programs/program-view';
import { ChangeFeed } from '../../../src/core/shared/change-feed';
import { ok } from '../../../src/core/shared/result';
import { ViewModelContext } from '../../../src/ui/app/page-hooks';
import { OffersViewModel } from '../../../src/ui/applications/own/own-applications.view-model';
import { OwnFormViewModel } from '../../../src/ui/applications/own/own-form.view-model';
import { ProgramsToHelpPage } from '../../../src/ui/applications/own/programs-to-help-page';
import { UnsavedWorkViewModel } from '../../../src/ui/shared/leave/unsaved-work.view-model';
import { SessionViewModel } from '../../../src/ui/shared/session/session.view-model';
import { SiteContentViewModel } from '../../../src/ui/shared/site-content/site-content.view-model';
import {
  OfferedShiftsViewModel,
  SignupActsViewModel,
} from '../../../src/ui/signups/own/own-signups.view-model';
import { anOfferedProgram, applicantDesk } from '../../support/applicant-desk';
import { FakeTime } from '../../support/fake-time';
import { viewModels } from '../../support/fake-view-models';
import { InMemoryChanges } from '../../support/in-memory/in-memory-changes';
import { defaultSiteContent } from '../../support/site-content-source';
import { aUser } from '../../support/users';

const WALK = anOfferedProgram({ id: 'walk', title: 'Walk With Me', volunteersNeedApproval: true });

/** The page with the dialog of 'Walk With Me' open. What changes on the way is read from `now`. */
async function openApplying(now: { intake: OfferedProgram['intake']; isAnswered: Promise<void> }) {
  const time = new FakeTime();
  const feed = new ChangeFeed(new InMemoryChanges(), time, time);
  const { viewModel: form, toasts } = applicantDesk({ role: 'volunteer', program: WALK });
  const session: SessionViewModel = Object.create(SessionViewModel.prototype);
  Object.defineProperty(session, 'user', { value: aUser({ role: 'volunteer' }) });
  const list = async () => {
    await now.isAnswered;
    return ok([]);
  };
  const offers = new OffersViewModel({
    feed,
    programs: { offered: async () => ok([{ ...WALK, intake: now.intake }]) },
    ownApplications: { list },
    session,
  });
  const noShifts = { shifts: async () => ok([]) };
  const [content, unsaved] = [defaultSiteContent(), new UnsavedWorkViewModel()];
  const acts = new SignupActsViewModel({ ownSignups: {} as never, toasts, clock: time });
  const source = viewModels(
    [OffersViewModel, () => offers],
    [OwnFormViewModel, () => form],
    [OfferedShiftsViewModel, () => new OfferedShiftsViewModel({ ownSignups: noShifts, feed })],
    [SignupActsViewModel, () => acts],
    [SessionViewModel, () => session],
    [SiteContentViewModel, () => content],
    [UnsavedWorkViewModel, () => unsaved],
  );
  render(
    <ConfigProvider theme={{ zeroRuntime: true, token: { motion: false } }}>
      <MemoryRouter initialEntries={['/?apply=walk']}>
        <ViewModelContext value={source}>
          <ProgramsToHelpPage />
        </ViewModelContext>
      </MemoryRouter>
    </ConfigProvider>,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Apply to help in Walk With Me' });
  return { offers, dialog, user: userEvent.setup({ delay: null }) };
}

test('a program that closes while somebody writes leaves the dialog and what was written', async () => {
  const now = { intake: 'open' as OfferedProgram['intake'], isAnswered: Promise.resolve() };
  const { offers, dialog, user } = await openApplying(now);
  await user.clear(within(dialog).getByLabelText('How we reach you'));
  await user.type(within(dialog).getByLabelText('How we reach you'), '702-555-0142');
  now.intake = 'closed';
  await act(() => offers.load());
  expect(within(dialog).getByLabelText('How we reach you')).toHaveValue('702-555-0142');
  expect(screen.getByRole('dialog', { name: 'Apply to help in Walk With Me' })).toBe(dialog);
});

test('once the dialog has closed, the way that led there has the focus, also where its row had it meanwhile', async () => {
  const now = { intake: 'open' as const, isAnswered: Promise.resolve() };
  const { dialog, user } = await openApplying(now);
  let answer = () => {};
  now.isAnswered = new Promise((resolve) => {
    answer = resolve;
  });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  const way = await screen.findByRole('button', { name: 'Apply to help in Walk With Me' });
  const row = way.closest('li');
  row?.setAttribute('tabindex', '-1');
  row?.focus();
  await act(async () => answer());
  expect(way).toHaveFocus();
});
