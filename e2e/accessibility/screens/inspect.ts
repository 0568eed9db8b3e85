import { expect, type Page } from '@playwright/test';
import { axe } from '../checks/axe';
import { brokenWords } from '../checks/broken-words';
import { type Check, expectClean } from '../checks/check';
import { borders, placeholders } from '../checks/contrast';
import { coveredText, cutOffText, sidewaysScroll } from '../checks/layout';
import { motion } from '../checks/stillness';
import { headings, landmarks, names, references } from '../checks/structure';
import { smallTargets } from '../checks/targets';
import { doubledText, setTextSize, smallHeadings, spaceText } from '../checks/text-size';
import type { Screen } from './screen';

/** The smallest target in px: 44 on the public site and on touch screens, 24 for a mouse in the dashboard (WCAG 2.5.8). */
async function leastTarget(page: Page, { site }: Screen): Promise<number> {
  const isThumb = await page.evaluate(() => window.matchMedia('(pointer: coarse)').matches);
  return isThumb || site === 'public' ? 44 : 24;
}

/** With wide text spacing a long word may break into two pieces, as long as nothing is lost. */
const brokenWordsOfWideText: Check = (page) => brokenWords(page, 2);
const LAYOUT = { cutOffText, brokenWords, coveredText, sidewaysScroll };

/** Runs every check that needs no interaction: on the screen as it is, with wide text spacing, and at twice the text size. */
export async function inspect(page: Page, screen: Screen): Promise<void> {
  const where = `${screen.name}, ${page.viewportSize()?.width} px`;
  await expectClean(page, { axe, headings, landmarks, names, references }, where);
  await inspectLayout(page, screen);
}

/** Runs the checks whose answers follow the width of the window. */
export async function inspectLayout(page: Page, screen: Screen): Promise<void> {
  const where = `${screen.name}, ${page.viewportSize()?.width} px`;
  await expectClean(page, { ...LAYOUT, borders, placeholders, motion }, where);
  expect.soft(await smallTargets(page, await leastTarget(page, screen)), `${where}: targets`).toEqual([]);

  const takeSpaceBack = await spaceText(page);
  await expectClean(page, { ...LAYOUT, brokenWords: brokenWordsOfWideText }, `${where}, wide text`);
  await takeSpaceBack();

  expect.soft(await doubledText(page), `${where}: text doubles`).toEqual([]);
  await setTextSize(page, 2);
  await expectClean(page, { ...LAYOUT, smallHeadings }, `${where}, large text`);
  await setTextSize(page, 1);
}
