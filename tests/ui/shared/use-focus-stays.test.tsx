import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { expect, test } from 'vitest';
import { focusLastRow, useFocusStays } from '../../../src/ui/shared/focus/use-focus-stays';

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

function Lists({ isTaken, isMoved }: { readonly isTaken: boolean; readonly isMoved: boolean }) {
  const all = useRef<HTMLDivElement>(null);
  useFocusStays(all);
  const row = <li id="ada">{isTaken ? 'Taken' : <button type="button">Take</button>}</li>;
  return (
    <div ref={all} tabIndex={-1}>
      <ul>{!isMoved && row}</ul>
      <ol>{isMoved && row}</ol>
    </div>
  );
}

function DialogOfPeople() {
  const all = useRef<HTMLDivElement>(null);
  useFocusStays(all);
  return (
    <div role="dialog" aria-label="Assign">
      <div ref={all} tabIndex={-1}>
        <input aria-label="Person" />
      </div>
    </div>
  );
}

test('the next row has the focus when the row goes that had it, and the list when no row is left', async () => {
  const user = userEvent.setup({ delay: null });
  const { rerender } = render(<Rows names={['Ada', 'Bea', 'Cleo']} />);
  await user.tab();
  rerender(<Rows names={['Ada', 'Bea']} />);
  expect(screen.getByRole('button', { name: 'Ada' })).toHaveFocus();
  rerender(<Rows names={['Bea', 'Cleo']} />);
  const [next] = screen.getAllByRole('listitem');
  await waitFor(() => expect(next).toHaveFocus());
  expect(next).toHaveTextContent('Bea');
  rerender(<Rows names={[]} />);
  await waitFor(() => expect(screen.getByRole('list')).toHaveFocus());
});

test('the row keeps the focus when its button goes, also where it moves to another list', async () => {
  const user = userEvent.setup({ delay: null });
  const { rerender } = render(<Lists isTaken={false} isMoved={false} />);
  await user.tab();
  rerender(<Lists isTaken isMoved={false} />);
  await waitFor(() => expect(screen.getByRole('listitem')).toHaveFocus());
  rerender(<Lists isTaken isMoved />);
  await waitFor(() => expect(screen.getByRole('listitem')).toHaveFocus());
  expect(screen.getByRole('listitem').parentElement?.tagName).toBe('OL');
});

test('a dialog of a row leads back to the row or the next one, wherever the focus was in the dialog', async () => {
  const user = userEvent.setup({ delay: null });
  const show = (names: readonly string[], isOpen: boolean) => (
    <>
      <Rows names={names} />
      {isOpen && <DialogOfPeople />}
    </>
  );
  const { rerender } = render(show(['Ada', 'Bea'], false));
  await user.click(screen.getByRole('button', { name: 'Ada' }));
  rerender(show(['Ada', 'Bea'], true));
  await user.click(screen.getByRole('textbox', { name: 'Person' }));
  rerender(show(['Bea'], false));
  expect(focusLastRow(document.body)).toBe(true);
  expect(screen.getByRole('listitem')).toHaveFocus();
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
