import userEvent from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { tabsRef } from '../../../src/ui/app/ant/ant-names';

/** A panel of tabs that is so many px high, in a page with their ref. */
function aPanel(height: number): HTMLElement {
  const tabs = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => tabs.remove());
  tabs.innerHTML = '<div role="tablist"></div><div role="tabpanel" tabindex="0"></div>';
  tabsRef('Kinds of people')({ nativeElement: tabs });
  expect(tabs.querySelector('[role=tablist]')).toHaveAccessibleName('Kinds of people');
  const panel = tabs.querySelector<HTMLElement>('[role=tabpanel]') ?? tabs;
  vi.spyOn(panel, 'clientHeight', 'get').mockReturnValue(height);
  panel.scrollIntoView = vi.fn();
  return panel;
}

// What was pressed last decides whether a focus is shown: a mouse, before somebody goes on by keyboard.
beforeEach(() => userEvent.click(document.body));

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

test('a panel that is higher than the screen is shown from its beginning when it gets the focus', async () => {
  const panel = aPanel(window.innerHeight + 1);
  await userEvent.tab();
  expect(panel).toHaveFocus();
  await nextFrame();
  expect(panel.scrollIntoView).toHaveBeenCalledWith({ block: 'start', behavior: 'instant' });
});

test('a panel that the screen shows whole stays where it is', async () => {
  const panel = aPanel(window.innerHeight - 1);
  await userEvent.tab();
  expect(panel).toHaveFocus();
  await nextFrame();
  expect(panel.scrollIntoView).not.toHaveBeenCalled();
});
