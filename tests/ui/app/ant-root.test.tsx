import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Input, theme } from 'antd';
import { expect, test, vi } from 'vitest';
import { AntRoot } from '../../../src/ui/app/ant/ant-root';

function preferReducedMotion(matches: boolean) {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches,
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  );
}

function Motion() {
  const { token } = theme.useToken();
  return <p>{token.motion ? 'moves' : 'is still'}</p>;
}

test.each([
  [false, 'moves'],
  [true, 'is still'],
])('when less motion is preferred (%s), the component library %s', (prefers, words) => {
  preferReducedMotion(prefers);
  render(
    <AntRoot>
      <Motion />
    </AntRoot>,
  );
  expect(screen.getByText(words)).toBeVisible();
});

test('what was typed stays when the preference changes', async () => {
  const form = () => (
    <AntRoot>
      <Input aria-label="Name" />
    </AntRoot>
  );
  preferReducedMotion(false);
  const { rerender } = render(form());
  await userEvent.type(screen.getByLabelText('Name'), 'Ada');
  preferReducedMotion(true);
  rerender(form());
  expect(screen.getByLabelText('Name')).toHaveValue('Ada');
});
