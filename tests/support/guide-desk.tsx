import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { Guides } from '../../src/core/guides/guides.api';
import type { OwnGuides } from '../../src/core/guides/own-guides.api';
import { ChangeFeed } from '../../src/core/shared/change-feed';
import { ok } from '../../src/core/shared/result';
import { UnsavedWorkViewModel } from '../../src/ui/shared/leave/unsaved-work.view-model';
import { SiteContentViewModel } from '../../src/ui/shared/site-content/site-content.view-model';
import { ToastViewModel } from '../../src/ui/shared/toast/toast.view-model';
import { CountingIds } from './counting-ids';
import { FakeTime } from './fake-time';
import { viewModelsOf } from './fake-view-models';
import { aCompletion, aResource, aTraining } from './guide-builder';
import { guidesInBrowser, type KeptGuides } from './guides-harness';
import { InMemoryChanges } from './in-memory/in-memory-changes';
import { aPerson } from './person-builder';
import { aProgram } from './program-builder';
import { showPage } from './show-page';
import { defaultSiteContent } from './site-content-source';
import { aUser } from './users';

/** Guides that every page has something of; today is Nov 21, 2026. */
export const DESK_GUIDES: Omit<KeptGuides, 'people'> = {
  guides: [
    aTraining({ link: 'https://training.example/lift' }),
    aTraining({ id: 'youth', title: 'Youth', body: 'One.\n\nTwo.', requiredFor: ['walk'] }),
    aResource({ reports: ['ben', 'old'], checkedOn: '2026-05-01', checkedBy: 'parker' }),
    aResource({
      id: 'beds',
      title: 'Beds',
      need: 'shelter',
      checkedOn: '2026-11-03',
      audience: 'beneficiaries',
    }),
    aResource({ id: 'closed', title: 'Closed', state: 'retired' }),
  ],
  completions: [aCompletion()],
  programs: [
    aProgram({ id: 'walk', title: 'Walk', managerIds: ['parker'] }),
    aProgram({ id: 'boots', title: 'Boots', managerIds: ['parker'] }),
  ],
};

interface DeskOptions {
  readonly role?: 'program_manager' | 'volunteer' | 'beneficiary';
  readonly kept?: Partial<KeptGuides>;
  readonly address?: string;
}

const IDS = { program_manager: 'parker', volunteer: 'val', beneficiary: 'ben' } as const;

/** Where somebody reads or writes guides that are kept in a browser; `guides` is for staff, `own` for readers. */
export function guideDesk({ role = 'program_manager', kept = {}, address = '/' }: DeskOptions = {}) {
  const people = (['program_manager', 'volunteer', 'beneficiary'] as const).map((one) =>
    aPerson({ id: IDS[one], name: one === 'program_manager' ? 'Parker' : IDS[one], role: one }),
  );
  const { staffOf, ownOf, run } = guidesInBrowser({ ...DESK_GUIDES, people, ...kept });
  const actor = aUser({ id: IDS[role], role });
  /** Each call is answered at once. */
  const prompt = <Port extends object>(port: Port): Port =>
    new Proxy(port, {
      get: (target, name) => {
        const call = Reflect.get(target, name) as (...given: unknown[]) => Promise<unknown>;
        return (...given: unknown[]) => run(call(...given));
      },
    });
  const guides: Guides = prompt(staffOf(actor));
  const own: OwnGuides = prompt(ownOf(actor));
  const time = new FakeTime();
  const toasts = new ToastViewModel(time, time);
  const feed = new ChangeFeed(new InMemoryChanges(), time, time);
  const programs = {
    offered: async () =>
      ok((kept.programs ?? DESK_GUIDES.programs).map((one) => ({ ...one, placesLeft: null, dropIn: [] }))),
  };
  const unsaved = new UnsavedWorkViewModel();
  const ids = new CountingIds();
  const source = viewModelsOf(
    { guides, ownGuides: own, programs, feed, toasts, clock: time, idSource: ids },
    [SiteContentViewModel, defaultSiteContent],
    [UnsavedWorkViewModel, () => unsaved],
  );
  const show = (page: ReactNode) => showPage(page, { source, address });
  return { show, guides, own, toasts, user: userEvent.setup({ delay: null }) };
}
