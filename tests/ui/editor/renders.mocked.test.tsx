import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getObserverTree, type IObserverTree } from 'mobx';
import { beforeEach, expect, test, vi } from 'vitest';
import { BREAKPOINTS } from '../../../src/ui/app/breakpoints';
import { largeContent } from '../../support/content-builder';
import { editorDesk } from '../../support/editor-desk';
import { renderEditor, titleField } from '../../support/render-editor';

const renders = vi.hoisted(() => new Map<string, number>());

function count(name: string) {
  renders.set(name, (renders.get(name) ?? 0) + 1);
}

vi.mock('../../../src/ui/editor/fields/text-field', async (importOriginal) => {
  const original = await importOriginal<typeof import('../../../src/ui/editor/fields/text-field')>();
  return {
    TextField: (props: Parameters<typeof original.TextField>[0]) => {
      count(props.label);
      return original.TextField(props);
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

test('a keystroke renders the field that is typed into and the preview, and nothing else', async () => {
  await renderEditor(editorDesk());
  await userEvent.type(titleField(), '!');
  await waitFor(() => expect(previewedTitle()).toMatch(/!$/));
  renders.clear();
  await userEvent.type(titleField(), '?');
  await waitFor(() => expect(previewedTitle()).toMatch(/!\?$/));
  expect([...renders]).toEqual([
    ['Title', 1],
    ['preview', 1],
  ]);
});

/** Opens the About form of a desk's document. */
async function aboutForm(desk = editorDesk()) {
  const { editor } = await renderEditor(desk);
  fireEvent.click(screen.getByRole('button', { name: 'About' }));
  await screen.findByTitle('Preview of About, desktop width');
  return editor;
}

/** How many values and components are told of each change of the document. */
function told({ observers = [] }: IObserverTree): number {
  return observers.reduce((sum, observer) => sum + 1 + told(observer), 0);
}

test('a keystroke in one of a hundred biographies renders its field, and tells no more of it than among three', async () => {
  const amongThree = told(getObserverTree((await aboutForm()).document, 'state'));
  cleanup();
  const desk = editorDesk();
  desk.store.saveElsewhere(largeContent());
  const { document } = await aboutForm(desk);
  expect(document.content.aboutContent.teamMembers).toHaveLength(100);
  const second = within(
    screen.getByText('Leader 2', { selector: 'legend' }).closest('fieldset') as HTMLElement,
  );
  renders.clear();
  fireEvent.change(second.getByLabelText('Bio'), { target: { value: 'Typed' } });
  expect(document.content.aboutContent.teamMembers[1]?.bio).toBe('Typed');
  expect([...renders]).toEqual([['Bio', 1]]);
  expect(told(getObserverTree(document, 'state'))).toBe(amongThree);
});
