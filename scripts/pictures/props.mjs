import { at, box, circle, ellipse, shape, stroke } from './draw.mjs';
import { color as c } from './palette.mjs';

/** A spoked wheel about (x, y). */
export function wheel(
  x,
  y,
  radius,
  { tyre = c.ink, rim = c.inkSoft, spokes = 10, width = radius * 0.11 } = {},
) {
  const lines = Array.from({ length: spokes }, (_, i) => {
    const a = (i / spokes) * 2 * Math.PI + 0.2;
    return `M${x} ${y}l${Math.round(Math.cos(a) * radius * 0.9)} ${Math.round(Math.sin(a) * radius * 0.9)}`;
  }).join('');
  return (
    stroke(lines, rim, 2) +
    circle(x, y, radius - width / 2, 'none', { stroke: tyre, 'stroke-width': Math.round(width) }) +
    circle(x, y, Math.round(radius * 0.74), 'none', { stroke: rim, 'stroke-width': 5 }) +
    circle(x, y, Math.round(radius * 0.12), tyre)
  );
}

/** A shoebox with its lid ajar: its lower left corner at (x, y). */
export const shoebox = (x, y, width, height, fill, lid) =>
  box(x, y - height, width, height, fill) +
  box(x + width * 0.66, y - height, width * 0.34, height, c.ink, 0, { opacity: 0.14 }) +
  box(x - 6, y - height - 4, width + 12, height * 0.28, lid, 3);

/** A hand seen from its back, fingers towards lower left, wrist at (0, 0). */
export const hand = (fill) =>
  stroke('M-52 30Q-86 40-96 66M-46 44Q-74 58-82 82M-36 54Q-58 70-64 92', fill, 19) +
  shape('M10-30C-24-30-54-6-66 26C-64 50-46 66-24 62C0 58 20 40 30 22Z', fill) +
  stroke('M-20-14Q-62-8-84 22', fill, 20) +
  stroke('M-54 40Q-72 46-84 58M-44 54Q-60 62-70 74', c.ink, 3, { opacity: 0.2 }) +
  shape('M30 22C20 40 0 58-24 62C-36 64-50 58-58 46C-30 50 0 36 18 8Z', c.ink, { opacity: 0.14 });

/** A soft patch of low sun on a wall or floor. */
export const sunPatch = (d, opacity = 0.5) => shape(d, c.goldSoft, { opacity });

/** A soft shadow pool under a thing. */
export const pool = (x, y, rx, ry, opacity = 0.2) => ellipse(x, y, rx, ry, c.emberDeep, { opacity });

/** Four fingers that hold an edge, from its right at (x, y); from its left when `flip`. */
export const hold = (x, y, fill, flip = false) =>
  at(
    x,
    y,
    shape('M40-34C20-40-10-34-24-24V52C-4 66 24 66 46 54Z', fill) +
      stroke('M10-22H-34M14 0H-44M14 22H-42M12 43H-32', fill, 21) +
      stroke('M4-11H-34M4 11H-40M4 33H-34', c.ink, 3, { opacity: 0.2 }) +
      shape('M40-34C34-10 34 30 46 54C60 30 56-20 40-34Z', c.ink, { opacity: 0.16 }),
    { flip },
  );
