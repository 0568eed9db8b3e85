import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
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
      matches: query === '(min-width: 1200px)',
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
