import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { DEFAULT_CONTENT } from '../../../src/core/content/default-content';
import { AboutSection } from '../../../src/ui/landing/sections/about-section';

const renders = vi.hoisted(() => new Map<string, number>());

vi.mock('../../../src/ui/shared/picture', async (importOriginal) => {
  const original = await importOriginal<typeof import('../../../src/ui/shared/picture')>();
  return {
    Picture: (props: Parameters<typeof original.Picture>[0]) => {
      renders.set(props.alt, (renders.get(props.alt) ?? 0) + 1);
      return original.Picture(props);
    },
  };
});

const about = DEFAULT_CONTENT.aboutContent;

beforeEach(() => renders.clear());

test('a keystroke in one leader renders that leader, and no other', () => {
  const [first, ...others] = about.teamMembers;
  if (!first) throw new Error('The default content has leaders.');
  const { rerender } = render(<AboutSection content={about} />);
  expect(renders.size).toBe(1 + others.length);
  const heading = screen.getByRole('heading', { name: first.name });
  renders.clear();
  const typed = { ...first, name: `${first.name}!` };
  rerender(<AboutSection content={{ ...about, teamMembers: [typed, ...others] }} />);
  expect([...renders]).toEqual([[`Portrait of ${typed.name}`, 1]]);
  expect(screen.getByRole('heading', { name: typed.name })).toBe(heading);
});

test('a keystroke in a paragraph keeps its element, and renders no leader', () => {
  const [opening = '', second = ''] = about.description;
  const { rerender } = render(<AboutSection content={about} />);
  const paragraph = screen.getByText(second);
  renders.clear();
  rerender(<AboutSection content={{ ...about, description: [opening, `${second}!`] }} />);
  expect(screen.getByText(`${second}!`)).toBe(paragraph);
  expect(renders.size).toBe(0);
});

test('a title may go on after a slash', () => {
  const [leader] = about.teamMembers;
  if (!leader) throw new Error('The default content has leaders.');
  render(<AboutSection content={{ ...about, teamMembers: [{ ...leader, title: 'Secretary/Treasurer' }] }} />);
  const title = screen.getByText('Secretary/').parentElement;
  expect(title).toHaveTextContent('Secretary/Treasurer');
  expect(title).toContainHTML('<wbr><span>Treasurer');
});

test('two paragraphs and two leaders may say the same', () => {
  const [leader] = about.teamMembers;
  if (!leader) throw new Error('The default content has leaders.');
  const error = vi.spyOn(console, 'error');
  render(
    <AboutSection
      content={{ ...about, description: ['One', 'Same', 'Same'], teamMembers: [leader, leader] }}
    />,
  );
  expect(screen.getAllByText('Same')).toHaveLength(2);
  expect(screen.getAllByRole('heading', { name: leader.name })).toHaveLength(2);
  expect(error).not.toHaveBeenCalled();
});
