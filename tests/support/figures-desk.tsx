import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfigProvider } from 'antd';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { vi } from 'vitest';
import { sampleApplications } from '../../src/adapters/mock/applications/sample-applications';
import { sampleEvents } from '../../src/adapters/mock/events/sample-events';
import { samplePrograms } from '../../src/adapters/mock/programs/sample-programs';
import { sampleShelf } from '../../src/adapters/mock/shelf/sample-shelf';
import { sampleSignups } from '../../src/adapters/mock/signups/sample-signups';
import { rightsOf } from '../../src/core/access/may';
import { FiguresService } from '../../src/core/figures/figures.service';
import { ChangeFeed } from '../../src/core/shared/change-feed';
import { RightsContext, ViewModelContext } from '../../src/ui/app/page-hooks';
import { FiguresTab } from '../../src/ui/figures/figures-tab';
import { SiteContentViewModel } from '../../src/ui/shared/site-content/site-content.view-model';
import { FakeTime } from './fake-time';
import { viewModelsOf } from './fake-view-models';
import { figuresInBrowser } from './figures-harness';
import { InMemoryChanges } from './in-memory/in-memory-changes';
import { defaultSiteContent } from './site-content-source';
import { aUser } from './users';

/** Noon in London on Nov 21, 2026. */
const NOW = Date.UTC(2026, 10, 21, 12);
const STAFF = { parker: { id: 'parker', name: 'Parker' }, other: { id: 'avery', name: 'Avery' } };

/** What figures of the samples are counted from. */
function sampleRecords() {
  const programs = samplePrograms(NOW, { parker: 'parker', deja: 'deja', priya: 'priya' });
  const applications = sampleApplications(NOW, { ben: 'ben', val: 'val', ...STAFF }, programs);
  const events = sampleEvents(NOW);
  return {
    programs,
    people: [],
    applications,
    events,
    guides: [],
    completions: [],
    moves: sampleShelf(NOW, { parker: 'parker', other: 'avery' }, applications),
    signups: sampleSignups(NOW, { accounts: { val: 'val' }, ...STAFF }, { events, applications }),
  };
}

function Address() {
  const { search } = useLocation();
  return <output>{search}</output>;
}

/** The tab with the figures of the samples on Nov 21, 2026, at an address such as '?program=ID', once they are there. */
export async function openFigures(search = '', role: 'admin' | 'program_manager' = 'admin') {
  const actor = aUser({ id: role === 'admin' ? 'avery' : 'parker', role });
  const time = new FakeTime(NOW);
  const { unit } = figuresInBrowser(sampleRecords());
  const service = new FiguresService(unit, actor, time);
  const changes = new InMemoryChanges();
  const asked = vi.spyOn(service, 'read');
  const content = defaultSiteContent();
  const feed = new ChangeFeed(changes, time, time);
  const source = viewModelsOf({ figures: service, feed, clock: time }, [SiteContentViewModel, () => content]);
  render(
    <ConfigProvider theme={{ zeroRuntime: true, token: { motion: false } }}>
      <MemoryRouter initialEntries={[`/${search}`]}>
        <RightsContext value={rightsOf(actor)}>
          <ViewModelContext value={source}>
            <FiguresTab />
          </ViewModelContext>
        </RightsContext>
        <Address />
      </MemoryRouter>
    </ConfigProvider>,
  );
  const shown = () => screen.findByRole('heading', { level: 2, name: 'People' });
  const address = () => document.querySelector('output')?.textContent;
  return { user: userEvent.setup({ delay: null }), changes, time, asked, shown, address };
}
