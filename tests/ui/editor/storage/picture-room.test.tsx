import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { byteText } from '../../../../src/ui/shared/byte-text';
import { editorDesk } from '../../../support/editor-desk';
import { pngOf } from '../../../support/picture-bytes';
import { renderEditor } from '../../../support/render-editor';

const MB = 1024 * 1024;

function logo() {
  return new File([pngOf(200, 80)], 'logo.png', { type: 'image/png' });
}

test('the room that pictures take is shown, and follows an upload', async () => {
  const desk = editorDesk();
  const { editor } = await renderEditor(desk);
  const meter = await screen.findByRole('meter', { name: 'Room for pictures' });
  expect(meter).toHaveAttribute('aria-valuetext', '3 MB of 1 GB');
  expect(screen.getByText('none')).toBeVisible();
  desk.room.use = { used: 5.5 * MB, limit: 1024 * MB };
  await userEvent.upload(screen.getByLabelText('White logo'), logo());
  expect(await screen.findByText('1 (1 kB)')).toBeVisible();
  expect(meter).toHaveAttribute('aria-valuetext', '5.5 MB of 1 GB');
  expect(editor.document.hasUnsavedChanges).toBe(true);
  expect(desk.room.requests).toBe(1);
});

test('a browser that does not tell its limit shows the pictures alone', async () => {
  const desk = editorDesk();
  desk.room.use = null;
  await renderEditor(desk);
  expect(await screen.findByText('Uploaded pictures')).toBeVisible();
  expect(screen.queryByRole('meter', { name: 'Room for pictures' })).toBeNull();
});

test('a picture for which there is no room is refused with what to do, and the document stays as it was', async () => {
  const desk = editorDesk();
  desk.room.use = { used: 97 * MB, limit: 100 * MB };
  const { editor } = await renderEditor(desk);
  await userEvent.upload(screen.getByLabelText('White logo'), logo());
  expect(
    await screen.findByText(
      'This browser has no room for this picture. It keeps at most 100 MB for this site. Choose a smaller picture, or free some space on this device.',
    ),
  ).toBeInTheDocument();
  expect(editor.document.hasUnsavedChanges).toBe(false);
});

test.each([
  [0, '0 kB'],
  [1, '1 kB'],
  [12 * 1024, '12 kB'],
  [3.4 * MB, '3.4 MB'],
  [2 * 1024 * MB, '2 GB'],
  [5000 * 1024 * MB, '5,000 GB'],
])('%i bytes are %s', (bytes, text) => {
  expect(byteText(bytes)).toBe(text);
});
