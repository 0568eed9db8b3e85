import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { Campaign } from '../../src/core/campaigns/campaign';
import type { Campaigns } from '../../src/core/campaigns/campaigns.api';
import { ListActiveCampaigns } from '../../src/core/campaigns/list-active-campaigns';
import { ReadCampaigns } from '../../src/core/campaigns/read-campaigns';
import { ChangeFeed } from '../../src/core/shared/change-feed';
import { fail, ok } from '../../src/core/shared/result';
import { ViewModelContext } from '../../src/ui/app/page-hooks';
import {
  CampaignFormViewModel,
  CampaignImageViewModel,
} from '../../src/ui/campaigns/admin/campaign-form.view-model';
import {
  AllCampaignsViewModel,
  OneCampaignViewModel,
} from '../../src/ui/campaigns/admin/campaigns.view-model';
import { TickerViewModel } from '../../src/ui/campaigns/ticker.view-model';
import { ImageUrls } from '../../src/ui/shared/image-urls';
import { UnsavedWorkViewModel } from '../../src/ui/shared/leave/unsaved-work.view-model';
import { ToastViewModel } from '../../src/ui/shared/toast/toast.view-model';
import { campaignsInMemory } from './campaigns-in-memory';
import { CountingIds } from './counting-ids';
import { FakeTime } from './fake-time';
import { viewModels } from './fake-view-models';
import { InMemoryChanges } from './in-memory/in-memory-changes';
import { RecordingLogger } from './recording-logger';

/** What an upload of any picture gives. */
export const UPLOADED = `picture:${'a'.repeat(64)}`;

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

/** Where an admin changes campaigns: the answers may be replaced, and `address` is where the visit begins. */
export function campaignDesk(
  campaigns: readonly Campaign[],
  overrides: Partial<Campaigns> = {},
  address = '/',
) {
  const time = new FakeTime();
  const toasts = new ToastViewModel(time, time);
  const ticker = new TickerViewModel(time, time);
  const unsaved = new UnsavedWorkViewModel();
  const changes = new InMemoryChanges();
  const feed = new ChangeFeed(changes, time, time);
  const logger = new RecordingLogger();
  const memory = campaignsInMemory(campaigns, { time });
  const port: Campaigns = {
    list: () => memory.list(),
    get: (input) => memory.get(input),
    create: (input) => memory.create(input),
    update: (input) => memory.update(input),
    ...overrides,
  };
  const read = new ReadCampaigns(port, new ListActiveCampaigns(memory, logger), () => true, logger);
  const imageUrls = new ImageUrls({ urlFor: async () => 'blob:picture' });
  const picture = {
    file: { bytes: new Uint8Array(), type: 'image/png' },
    size: { width: 800, height: 500 },
    smaller: null,
  };
  const source = viewModels(
    [AllCampaignsViewModel, () => new AllCampaignsViewModel({ readCampaigns: read, feed, clock: time })],
    [OneCampaignViewModel, () => new OneCampaignViewModel({ readCampaigns: read, feed })],
    [
      CampaignFormViewModel,
      () =>
        new CampaignFormViewModel({
          campaigns: port,
          readCampaigns: read,
          toasts,
          idSource: new CountingIds(),
          logger,
        }),
    ],
    [
      CampaignImageViewModel,
      () =>
        new CampaignImageViewModel({
          checkPicture: {
            execute: async (_slot, { name }) =>
              name.endsWith('.png')
                ? ok(picture)
                : fail({ code: 'unsupported-type', accepted: ['JPG', 'JPEG', 'PNG'] }),
          },
          uploadPicture: { isLocal: true, execute: async () => ok(UPLOADED) },
        }),
    ],
    [TickerViewModel, () => ticker],
    [UnsavedWorkViewModel, () => unsaved],
    [ImageUrls, () => imageUrls],
  );
  const show = (page: ReactNode) =>
    render(page, {
      wrapper: ({ children }) => (
        // Without Ant Design's styles, which make every query by role many times slower in jsdom.
        <ConfigProvider theme={{ zeroRuntime: true, token: { motion: false } }}>
          <MemoryRouter initialEntries={[address]}>
            <ViewModelContext value={source}>{children}</ViewModelContext>
            <Address />
          </MemoryRouter>
        </ConfigProvider>
      ),
    });
  const user = userEvent.setup({ delay: null });
  const enter = async (label: string, text: string) => {
    await user.clear(screen.getByLabelText(label));
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  };
  return { show, time, memory, changes, toasts, unsaved, user, enter };
}
