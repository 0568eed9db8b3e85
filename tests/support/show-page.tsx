import { render } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { rightsOf } from '../../src/core/access/may';
import type { User } from '../../src/core/account/user';
import { RightsContext, ViewModelContext, type ViewModelSource } from '../../src/ui/app/page-hooks';

interface Surroundings {
  readonly source: ViewModelSource;
  /** Path and query at first; an `output` with the test id 'address' shows them. */
  readonly address: string;
  /** Whose rights hide what is not theirs; without somebody everything is shown. */
  readonly actor?: User;
}

/** Shows a page of the dashboard without the frame around it. */
export function showPage(page: ReactNode, { source, address, actor }: Surroundings) {
  const inside = <ViewModelContext value={source}>{page}</ViewModelContext>;
  return render(
    // Without Ant Design's styles, which make every query by role many times slower in jsdom.
    <ConfigProvider theme={{ zeroRuntime: true, token: { motion: false } }}>
      <MemoryRouter initialEntries={[address]}>
        {actor ? <RightsContext value={rightsOf(actor)}>{inside}</RightsContext> : inside}
        <Address />
      </MemoryRouter>
    </ConfigProvider>,
  );
}

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}
