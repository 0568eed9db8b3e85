import { deviceTexts as texts } from './device.texts';

/** What marks a browser in what it calls itself; the first that fits counts, since most claim to be others too. */
const BROWSERS = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;

const SYSTEMS = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
] as const;

/** A browser and its device in plain words, from what the browser calls itself: 'Firefox on Windows'. */
export function deviceName(agent: string): string {
  const browser = BROWSERS.find(([mark]) => mark.test(agent))?.[1] ?? texts.unknownBrowser;
  const system = SYSTEMS.find(([mark]) => mark.test(agent))?.[1] ?? texts.unknownSystem;
  return texts.browser(browser, system);
}
