import { act, render, screen } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import { expect, test } from 'vitest';
import type { Application } from '../../../src/core/applications/application';
import { applicationView } from '../../../src/core/applications/application-query';
import type { Applications } from '../../../src/core/applications/applications.api';
import { ChangeFeed } from '../../../src/core/shared/change-feed';
import { fail, ok } from '../../../src/core/shared/result';
import { ViewModelContext } from '../../../src/ui/app/page-hooks';
import { ApplicationActionDialog } from '../../../src/ui/applications/staff/application-action-dialog';
import { OneApplicationViewModel } from '../../../src/ui/applications/staff/staff-applications.view-model';
import { UnsavedWorkViewModel } from '../../../src/ui/shared/leave/unsaved-work.view-model';
import { ToastViewModel } from '../../../src/ui/shared/toast/toast.view-model';
import { anApplication } from '../../support/application-builder';
import { FakeTime } from '../../support/fake-time';
import { viewModels } from '../../support/fake-view-models';
import { InMemoryChanges } from '../../support/in-memory/in-memory-changes';
import { aProgramView } from '../../support/program-desk';
import { aUser } from '../../support/users';

const NOW = Date.UTC(2026, 10, 23, 20);

const seenAs = (application: Application) =>
  applicationView(application, aProgramView().program, {
    enrolled: 17,
    note: { id: application.id, revision: 'none', text: '' },
    reserved: new Map(),
    readsSpanish: true,
  });

test('whoever was slower reads in the dialog who decided, and what', async () => {
  const time = new FakeTime(NOW);
  const late = async () => fail({ code: 'conflict' } as const);
  const decided = anApplication({
    state: 'approved' as const,
    revision: 'second' as const,
    decidedAt: NOW,
    message: 'Come on Monday.' as const,
    decidedBy: { id: 'deja', name: 'Deja Manager' },
  });
  const port: Pick<Applications, 'get' | 'approve' | 'deny' | 'withdraw' | 'end' | 'changeSizes' | 'told'> = {
    get: async () => ok(seenAs(decided)),
    approve: late,
    deny: late,
    withdraw: late,
    end: late,
    changeSizes: late,
    told: late,
  };
  const viewModel = new OneApplicationViewModel({
    applications: port,
    session: { user: aUser({ id: 'parker', role: 'program_manager' }) },
    feed: new ChangeFeed(new InMemoryChanges(), time, time),
    toasts: new ToastViewModel(time, time),
    clock: time,
  });
  const unsaved = new UnsavedWorkViewModel();
  render(
    // Without Ant Design's styles, which make every query by role many times slower in jsdom.
    <ConfigProvider theme={{ zeroRuntime: true, token: { motion: false } }}>
      <ViewModelContext value={viewModels([UnsavedWorkViewModel, () => unsaved])}>
        <ApplicationActionDialog viewModel={viewModel} onClosed={() => {}} />
      </ViewModelContext>
    </ConfigProvider>,
  );
  await act(async () => {
    await viewModel.show({ id: decided.id });
    viewModel.begin('deny', seenAs(anApplication()));
  });
  await act(async () => {
    await viewModel.submit({ ...viewModel.initial, reasonKind: 'other', reason: 'Sorry.' });
  });
  const dialog = screen.getByRole('dialog', { name: 'Deny Ben?' });
  expect(dialog).toHaveTextContent('Ben reads Spanish.');
  expect(dialog).toHaveTextContent('Somebody else changed this in the meantime.');
  expect(screen.getByRole('region', { name: 'The application as it is now' })).toHaveTextContent(
    'Approved Nov 23, 2026 by Deja Manager Come on Monday.',
  );
});
