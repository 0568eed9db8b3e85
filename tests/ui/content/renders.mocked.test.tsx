import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { EVERY_SECTION } from '../../../src/core/content/editable-sections';
import { BREAKPOINTS } from '../../../src/ui/app/breakpoints';
import { editorDesk } from '../../support/editor-desk';
import { pause, renderEditor, titleField } from '../../support/render-editor';

const renders = vi.hoisted(() => new Map<string, number>());

function count(name: string) {
  renders.set(name, (renders.get(name) ?? 0) + 1);
}

vi.mock('../../../src/ui/content/fields/editor-field', async (importOriginal) => {
  const original = await importOriginal<typeof import('../../../src/ui/content/fields/editor-field')>();
  return {
    EditorField: (props: Parameters<typeof original.EditorField>[0]) => {
      count(props.label);
      return original.EditorField(props);
    },
  };
});

vi.mock('../../../src/ui/shared/translation/translation-input', async (importOriginal) => {
  const original =
    await importOriginal<typeof import('../../../src/ui/shared/translation/translation-input')>();
  return {
    TranslationInput: (props: Parameters<typeof original.TranslationInput>[0]) => {
      count(`Spanish of: ${props.english}`);
      return original.TranslationInput(props);
    },
  };
});

vi.mock('../../../src/ui/shared/picture-slot/picture-slot', async (importOriginal) => {
  const original = await importOriginal<typeof import('../../../src/ui/shared/picture-slot/picture-slot')>();
  return {
    PictureSlot: (props: Parameters<typeof original.PictureSlot>[0]) => {
      count(props.label);
      return original.PictureSlot(props);
    },
  };
});

vi.mock('../../../src/ui/landing/sections/hero-section', async (importOriginal) => {
  const original = await importOriginal<typeof import('../../../src/ui/landing/sections/hero-section')>();
  return {
    HeroSection: (props: Parameters<typeof original.HeroSection>[0]) => {
      count('preview');
      return original.HeroSection(props);
    },
  };
});

function previewedTitle() {
  const frame = screen.getByTitle<HTMLIFrameElement>('Preview of Hero, desktop width');
  return frame.contentDocument?.querySelector('h1')?.textContent?.trim();
}

beforeEach(() => {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: query === BREAKPOINTS['form-beside-preview'],
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  );
});

test('keystrokes render the preview once they pause, and nothing else', async () => {
  const desk = editorDesk();
  await renderEditor(desk);
  await userEvent.type(titleField(), '!');
  await pause(desk);
  expect(previewedTitle()).toMatch(/!$/);
  renders.clear();
  await userEvent.type(titleField(), '?!');
  expect([...renders]).toEqual([]);
  await pause(desk);
  expect(previewedTitle()).toMatch(/!\?!$/);
  expect([...renders]).toEqual([['preview', 1]]);
  expect(titleField()).toHaveValue(previewedTitle());
});

test('a problem renders the field that has it', async () => {
  const desk = editorDesk();
  await renderEditor(desk);
  renders.clear();
  fireEvent.change(titleField(), { target: { value: '' } });
  await pause(desk);
  renders.delete('preview');
  expect([...renders]).toEqual([['Title', 1]]);
});

test('a keystroke in a biography renders no field', async () => {
  await renderEditor(editorDesk());
  fireEvent.click(screen.getByRole('button', { name: 'About' }));
  await screen.findByTitle('Preview of About, desktop width');
  const second = within(screen.getByRole('group', { name: 'Leader 2' }));
  renders.clear();
  fireEvent.change(second.getByLabelText('Bio'), { target: { value: 'Typed' } });
  expect([...renders]).toEqual([]);
});

test.each([
  ['Mission', 'Mission form', 'Paragraph 2'],
  ['Vision', 'Card 3', 'Description'],
  ['Image Gallery', 'Image 2', 'Caption'],
  ['Site Settings', 'Site Settings form', 'Tagline'],
  ['About', 'Leader 2', 'Bio'],
])('where everything can be edited, a keystroke in %s renders no field', async (section, group, label) => {
  await renderEditor(editorDesk(null, { editableSections: EVERY_SECTION }));
  fireEvent.click(
    screen.queryByRole('tab', { name: section }) ?? screen.getByRole('button', { name: section }),
  );
  await screen.findByTitle(`Preview of ${section}, desktop width`);
  const [place] = [
    ...screen.queryAllByRole('group', { name: group }),
    ...screen.queryAllByRole('region', { name: group }),
  ];
  const field = within(place as HTMLElement).getByLabelText(label);
  fireEvent.change(field, { target: { value: 'Typed' } });
  renders.clear();
  fireEvent.change(field, { target: { value: 'Typed on' } });
  expect([...renders]).toEqual([]);
  expect(field).toHaveValue('Typed on');
});

test('a keystroke in Spanish renders its field and the preview, and nothing else', async () => {
  const desk = editorDesk();
  const { editor } = await renderEditor(desk);
  act(() => editor.place.showLanguage('es'));
  const field = screen.getByLabelText('Title in Spanish');
  await userEvent.type(field, '!');
  await pause(desk);
  expect(previewedTitle()).toMatch(/persona\.!$/);
  renders.clear();
  await userEvent.type(field, '?');
  await pause(desk);
  expect(previewedTitle()).toMatch(/!\?$/);
  expect([...renders]).toEqual([
    ['Spanish of: Every size. Every step. Everyone.', 1],
    ['preview', 1],
  ]);
});
