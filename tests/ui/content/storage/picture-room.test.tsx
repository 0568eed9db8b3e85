import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { textSource } from '../../../../src/core/content/backups/import-content';
import { byteText } from '../../../../src/ui/shared/text/byte-text';
import { editorDesk } from '../../../support/editor-desk';
import { pngOf } from '../../../support/picture-bytes';
import { renderEditor } from '../../../support/render-editor';

const MB = 1024 * 1024;

function logo() {
  return new File([pngOf(200, 80)], 'logo.png', { type: 'image/png' });
}

/** Opens Brand Assets and chooses a file for the white logo. */
async function uploadLogo() {
  await userEvent.click(screen.getByRole('tab', { name: 'Brand Assets' }));
  await userEvent.upload(screen.getByLabelText('White logo'), logo());
}

test('the room that pictures take is shown, and follows an upload', async () => {
  const desk = editorDesk();
  const { editor } = await renderEditor(desk);
  const meter = await screen.findByRole('meter', { name: 'Room for pictures' });
  expect(meter).toHaveAttribute('aria-valuetext', '3 MB of 1 GB');
  expect(screen.getByText('none')).toBeVisible();
  desk.room.use = { used: 5.5 * MB, limit: 1024 * MB };
  await uploadLogo();
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
  await uploadLogo();
  expect(
    await screen.findByText(
      'This browser has no room for this picture. It keeps at most 100 MB for this site. Choose a smaller picture, or free some space on this device.',
    ),
  ).toBeInTheDocument();
  expect(editor.document.hasUnsavedChanges).toBe(false);
});

describe('where a server keeps the pictures', () => {
  test('the editor measures nothing and removes nothing here', async () => {
    const desk = editorDesk(null, { isLocal: false });
    const list = vi.spyOn(desk.pictures, 'list');
    const { editor } = await renderEditor(desk);
    await uploadLogo();
    await waitFor(() => expect(editor.document.hasUnsavedChanges).toBe(true));
    expect(screen.queryByText('Uploaded pictures')).toBeNull();
    expect(screen.queryByRole('meter', { name: 'Room for pictures' })).toBeNull();
    expect(list).not.toHaveBeenCalled();
    expect(desk.room.requests).toBe(0);
  });

  test.each([
    [{ code: 'unavailable' } as const, 'Couldn’t upload the picture. Check your connection and try again.'],
    [
      { code: 'quota', limit: 20 * MB } as const,
      'This picture is too large for the server. Choose a smaller one.',
    ],
  ])('an upload that fails with %j does not blame the browser', async (failure, text) => {
    const desk = editorDesk(null, { isLocal: false });
    vi.spyOn(desk.pictures, 'put').mockResolvedValue({ ok: false, failure });
    await renderEditor(desk);
    await uploadLogo();
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  test('and neither does an import whose pictures do not get there', async () => {
    const desk = editorDesk(null, { isLocal: false });
    const { editor } = await renderEditor(desk);
    await uploadLogo();
    await waitFor(() => expect(editor.document.hasUnsavedChanges).toBe(true));
    const exported = await editor.transfer.export();
    vi.spyOn(desk.pictures, 'put').mockResolvedValue({ ok: false, failure: { code: 'unavailable' } });
    editor.transfer.open();
    await editor.transfer.import(textSource(exported?.json ?? ''));
    expect(await screen.findByText(/^Couldn’t upload the pictures of this import/)).toBeInTheDocument();
    editor.transfer.noteEdit();
    expect(editor.transfer.state.status).toBe('open');
  });
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
