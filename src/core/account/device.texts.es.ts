import type { deviceTexts as english } from './device.texts';

export const deviceTexts: typeof english = {
  browser: (browser, system) => `${browser} en ${system}`,
  unknownBrowser: 'Un navegador',
  unknownSystem: 'un dispositivo desconocido',
};
