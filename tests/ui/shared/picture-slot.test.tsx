import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { IMAGE_SLOTS } from '../../../src/core/content/pictures/image-slot';
import { PictureSlot } from '../../../src/ui/shared/picture-slot/picture-slot';
import type { SlotState } from '../../../src/ui/shared/picture-slot/picture-upload';

const ASKING = {
  status: 'asking',
  size: { width: 2000, height: 800 },
  smaller: { width: 200, height: 80 },
} as const;
const LOGO = new File(['…'], 'logo.png', { type: 'image/png' });

function showSlot(state: SlotState = { status: 'idle' }, readOnly = false) {
  const handlers = { onFile: vi.fn(), onDecide: vi.fn(), onDismiss: vi.fn() };
  const { container } = render(
    <PictureSlot
      label="White logo"
      value="/images/logo-white.svg"
      slot={IMAGE_SLOTS.whiteLogo}
      state={state}
      readOnly={readOnly}
      {...handlers}
    />,
  );
  const picture = container.querySelector('img');
  if (!picture) throw new Error('A slot shows its picture.');
  return { ...handlers, picture };
}

/** The button that opens the choice of a file. */
function chooser() {
  return screen.getByRole('button', { name: 'White logo: Choose a picture' });
}

test('says what it takes, and how large the picture is', () => {
  const { picture } = showSlot();
  const input = screen.getByLabelText('White logo');
  expect(input).toHaveAttribute('accept', '.png,.svg');
  expect(chooser()).toHaveAccessibleDescription(/^PNG, SVG Recommended 200 × 80 px/);
  Object.defineProperties(picture, { naturalWidth: { value: 400 }, naturalHeight: { value: 160 } });
  fireEvent.load(picture);
  expect(screen.getByText('Now 400 × 160 px')).toBeVisible();
});

test('takes a file that is chosen, and the same one again', async () => {
  const { onFile } = showSlot();
  const input = screen.getByLabelText('White logo');
  await userEvent.upload(input, LOGO);
  await userEvent.upload(input, LOGO);
  expect(onFile.mock.calls).toEqual([[LOGO], [LOGO]]);
});

test('takes a file that is dropped or pasted, whatever its extension: the check comes later', () => {
  const { onFile } = showSlot();
  const text = new File(['…'], 'notes.txt');
  fireEvent.drop(screen.getByText('White logo'), { dataTransfer: { files: [text] } });
  fireEvent.paste(screen.getByLabelText('White logo'), { clipboardData: { files: [LOGO] } });
  expect(onFile.mock.calls).toEqual([[text], [LOGO]]);
});

test('pasting text is none of its business', () => {
  const { onFile } = showSlot();
  const notCancelled = fireEvent.paste(screen.getByLabelText('White logo'), { clipboardData: { files: [] } });
  expect(notCancelled).toBe(true);
  expect(onFile).not.toHaveBeenCalled();
});

test('shows that it is busy, takes nothing meanwhile, and can be stopped', async () => {
  const { onFile, onDismiss } = showSlot({ status: 'busy' });
  expect(screen.getByRole('progressbar', { name: /^White logo/ })).toBeVisible();
  fireEvent.drop(screen.getByText('White logo'), { dataTransfer: { files: [LOGO] } });
  expect(onFile).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onDismiss).toHaveBeenCalledOnce();
});

test('keeps the focus while it is busy, and opens no second choice', async () => {
  showSlot({ status: 'busy' });
  const choice = vi.fn();
  screen.getByLabelText('White logo').addEventListener('click', choice);
  await userEvent.click(chooser());
  expect(chooser()).toHaveFocus();
  expect(choice).not.toHaveBeenCalled();
});

test.each([
  [{ status: 'busy' }, 'Cancel'],
  [ASKING, 'Scale down'],
  [ASKING, 'Keep full size'],
  [ASKING, 'Cancel'],
] as const)('leads the focus back to its first button when a button goes: %j, %s', async (state, button) => {
  showSlot(state);
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect(chooser()).toHaveFocus();
});

test('asks before it scales a picture down', async () => {
  const { onDecide } = showSlot(ASKING);
  expect(screen.getByText(/2000 × 800 px, larger than needed/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Keep full size' }));
  await userEvent.click(screen.getByRole('button', { name: 'Scale down' }));
  expect(onDecide.mock.calls).toEqual([[false], [true]]);
});

test('a refusal stands beside the slot and describes the button', () => {
  showSlot({ status: 'refused', message: 'Please upload a file in one of these formats: PNG, SVG' });
  expect(chooser()).toHaveAccessibleDescription(/Please upload a file in one of these formats: PNG, SVG$/);
});

test('has nothing to press where nothing may be changed', () => {
  const { onFile } = showSlot({ status: 'idle' }, true);
  expect(screen.queryByLabelText('White logo')).toBeNull();
  fireEvent.drop(screen.getByText('White logo'), { dataTransfer: { files: [LOGO] } });
  expect(onFile).not.toHaveBeenCalled();
});

test('what becomes of a picture is said aloud', () => {
  const { picture } = showSlot({ status: 'done' });
  const said = screen.getByText('PNG, SVG').closest('.picture-slot')?.querySelector('[aria-live]');
  expect(said).toBeEmptyDOMElement();
  Object.defineProperties(picture, { naturalWidth: { value: 200 }, naturalHeight: { value: 80 } });
  fireEvent.load(picture);
  expect(said).toHaveTextContent('The picture is in its place, 200 × 80 px');
});
