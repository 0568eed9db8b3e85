import { readFileSync } from 'node:fs';

/** The site's own colors, from the list that the theme reads, too. */
const tokens = JSON.parse(readFileSync(new URL('../../src/ui/app/palette.json', import.meta.url), 'utf8'));

/** The hue of a `#rrggbb` color, in degrees. */
function hueOf(hex) {
  const [r, g, b] = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  const max = Math.max(r, g, b);
  const span = max - Math.min(r, g, b);
  if (span === 0) return 0;
  if (max === r) return 60 * (((g - b) / span + 6) % 6);
  return max === g ? 60 * ((b - r) / span + 2) : 60 * ((r - g) / span + 4);
}

/** The same hue at another lightness and saturation (both in percent), as `#rrggbb`. */
function tint(hex, lightness, saturation) {
  const hue = hueOf(hex);
  const [l, a] = [lightness / 100, (saturation / 100) * Math.min(lightness / 100, 1 - lightness / 100)];
  const channel = (n) => {
    const k = (n + hue / 30) % 12;
    const value = l - a * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

/** Every color that the pictures may use: the tokens, each with two tints. */
export const color = {
  ink: tokens.ink,
  inkMid: tint(tokens.ink, 30, 32),
  inkSoft: tint(tokens.ink, 54, 19),
  sunrise: tokens.sunrise,
  sunriseMid: tint(tokens.sunrise, 58, 73),
  sunriseSoft: tint(tokens.sunrise, 79, 76),
  gold: tokens.gold,
  goldMid: tint(tokens.gold, 75, 88),
  goldSoft: tint(tokens.gold, 90, 90),
  sage: tokens.sage,
  sageMid: tint(tokens.sage, 46, 32),
  sageSoft: tint(tokens.sage, 77, 28),
  sand: tokens.sand,
  sandMid: tint(tokens.sand, 85, 54),
  sandDeep: tint(tokens.sand, 69, 42),
  ember: tokens.ember,
  emberDeep: tint(tokens.ember, 25, 52),
  emberSoft: tint(tokens.ember, 52, 41),
  paper: tokens.paper,
  paperMid: tint(tokens.ink, 95, 12),
  paperDeep: tint(tokens.ink, 85, 12),
};

/** Skin, from the same tints, dark to light. */
export const skin = {
  deep: color.emberDeep,
  brown: color.emberSoft,
  warm: color.sandDeep,
  light: color.sunriseSoft,
};
