import { fc, test as property } from '@fast-check/vitest';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { httpPort } from '../../../src/adapters/http/http-port';
import { DATA_ACTIONS } from '../../../src/core/access/may';
import { callOf } from '../../../src/core/api/api';
import { Allowed, RightsContext } from '../../../src/ui/app/page-hooks';
import { PageByRight } from '../../../src/ui/shared/page-by-right';
import { AddressTabs } from '../../../src/ui/shared/tabs/address-tabs';
import { APIS } from '../../support/apis';
import { staySignedIn } from '../../support/stay-signed-in';

const anyRights = fc.subarray([...DATA_ACTIONS]);
const KINDS = (['gift.list', 'pickup.list', 'receipt.list', 'plan.list'] as const).map((right) => ({
  right,
  key: right,
  label: right,
  children: <p>Contents</p>,
}));

property.prop([anyRights], { numRuns: 12 })(
  'tabs, parts and buttons stand for those with the right',
  (rights) => {
    const may = (action: string) => rights.some((right) => right === action);
    render(
      <RightsContext value={may}>
        <MemoryRouter>
          <AddressTabs id="kinds" label="Kinds" tabs={KINDS} />
          <Allowed to="receipt.void">
            <button type="button">Void</button>
          </Allowed>
        </MemoryRouter>
      </RightsContext>,
    );
    const allowed = KINDS.map(({ right }) => right).filter(may);
    expect(screen.queryAllByRole('tab').map((tab) => tab.textContent)).toEqual(allowed);
    expect(screen.queryAllByText('Contents')).toHaveLength(allowed.length > 0 ? 1 : 0);
    expect(screen.queryAllByRole('button', { name: 'Void' })).toHaveLength(may('receipt.void') ? 1 : 0);
    cleanup();
  },
);

property.prop([anyRights])('no call is sent that the person has no right to', async (rights) => {
  const calls = { read: vi.fn(async () => ({})), write: vi.fn(async () => ({})) };
  for (const { api } of APIS) {
    const port = httpPort(api, calls as never, staySignedIn, (right) => rights.some((one) => one === right));
    for (const [name, { right }] of Object.entries(api.calls)) {
      calls.read.mockClear();
      calls.write.mockClear();
      const answer = await callOf(port, name)(undefined).catch(() => 'sent');
      const sent = calls.read.mock.calls.length + calls.write.mock.calls.length;
      expect(sent, `${api.area} ${name}`).toBe(rights.some((one) => one === right) ? 1 : 0);
      if (sent === 0) expect(answer).toEqual({ ok: false, failure: { code: 'forbidden' } });
    }
  }
});

test('outside the dashboard nothing is hidden; the back end asks the policy', () => {
  render(<Allowed to="receipt.void">Void</Allowed>);
  expect(screen.getByText('Void')).toBeInTheDocument();
});

test.each([
  [['program.list', 'signup.list-own'], 'Programs'],
  [['signup.list-own'], 'Own places'],
  [[], ''],
] as const)(
  'with the rights %j a page of the menu is the first one that they suffice for',
  (rights, text) => {
    const pages = [
      ['program.list', () => 'Programs'],
      ['signup.list-own', () => 'Own places'],
    ] as const;
    const { container } = render(
      <RightsContext value={(action) => rights.some((right) => right === action)}>
        <PageByRight pages={pages} />
      </RightsContext>,
    );
    expect(container.textContent).toBe(text);
  },
);
