import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { expect, test } from 'vitest';
import { useFocusStays } from '../../../src/ui/shared/focus/use-focus-heir';

function Rows({ names }: { readonly names: readonly string[] }) {
  const list = useRef<HTMLUListElement>(null);
  useFocusStays(list);
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label="Rows">
        {names.map((name) => (
          <li key={name}>
            <button type="button">{name}</button>
          </li>
        ))}
      </ul>
      <p>Beside.</p>
    </>
  );
}

test('the list has the focus when the row goes that had it, and only then', async () => {
  const user = userEvent.setup({ delay: null });
  const { rerender } = render(<Rows names={['Ada', 'Bea', 'Cleo']} />);
  await user.tab();
  rerender(<Rows names={['Ada', 'Bea']} />);
  expect(screen.getByRole('button', { name: 'Ada' })).toHaveFocus();
  rerender(<Rows names={['Bea']} />);
  await waitFor(() => expect(screen.getByRole('list')).toHaveFocus());
});

test('whoever pressed beside the list keeps the focus away from it', async () => {
  const user = userEvent.setup({ delay: null });
  const { rerender } = render(<Rows names={['Ada', 'Bea']} />);
  await user.tab();
  await user.click(screen.getByText('Beside.'));
  rerender(<Rows names={['Bea']} />);
  await Promise.resolve();
  expect(document.body).toHaveFocus();
});
