import type { Page } from '@playwright/test';

/** What a screen reader would announce by itself. */
export interface Announcement {
  readonly text: string;
  /** 'assertive' interrupts; 'polite' waits until the screen reader is idle. */
  readonly urgency: 'assertive' | 'polite';
}

/** Listens to every live region of the next pages, as a screen reader does. The returned function gives what was announced so far. */
export async function listen(page: Page): Promise<() => Promise<readonly Announcement[]>> {
  await page.addInitScript(() => {
    const heard: { text: string; urgency: string }[] = [];
    Object.assign(window, { heard });
    const note = (node: Node) => {
      const element = node instanceof Element ? node : node.parentElement;
      const region = element?.closest('[aria-live], [role=status], [role=alert], [role=timer]');
      if (!region || !element) return;
      const implied = region.getAttribute('role') === 'alert' ? 'assertive' : 'polite';
      const urgency =
        region.getAttribute('aria-live') ?? (region.getAttribute('role') === 'timer' ? 'off' : implied);
      const text = (node.textContent ?? '').trim().replaceAll(/\s+/g, ' ');
      if (text !== '' && urgency !== 'off') heard.push({ text, urgency });
    };
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records)
        if (type === 'characterData') note(target);
        else
          for (const added of addedNodes) {
            note(added);
            if (added instanceof Element)
              for (const inner of added.querySelectorAll('[role=alert], [role=status], [aria-live]'))
                note(inner);
          }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate('window.heard');
}
