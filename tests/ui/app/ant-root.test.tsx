import { act, screen } from '@testing-library/react';
import { Input } from 'antd';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { AntRoot } from '../../../src/ui/app/ant-root';
import { publicTheme } from '../../../src/ui/app/ant-theme';

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

test('prerendered elements stay when the person who wakes them prefers reduced motion', async () => {
  const form = (
    <AntRoot theme={publicTheme}>
      <Input aria-label="Name" />
    </AntRoot>
  );
  preferReducedMotion(false);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(form);
  const prerendered = screen.getByLabelText('Name');
  preferReducedMotion(true);
  const root = await act(async () => hydrateRoot(container, form));
  expect(screen.getByLabelText('Name')).toBe(prerendered);
  act(() => root.unmount());
  container.remove();
});
