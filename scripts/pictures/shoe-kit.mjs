import { newId, shape, stroke } from './draw.mjs';
import { color as c } from './palette.mjs';

/*
 * The shoe library. Every shoe is a side profile with its heel at x 0, its toe near x 300 and the ground at y 0 (up
 * is negative), whatever its size: scenes scale it. Each returns `{ body, outline }`; the outline (in
 * no color of its own) casts the ground shadow and darkens the far shoe of a pair.
 */

/**
 * Puts a shoe together: `behind` (lining, tongue), the upper `up` in `fill` with `panels` cut to it, the sole
 * `bottom`, and `front` (tread, laces); `inside` is the foot or leg that wears it. Both outlines are written once and used by reference.
 */
export function build({ up, bottom, fill, sole, inside, behind = '', panels = '', front = '' }) {
  const [clip, u, b] = [newId(), newId(), newId()];
  return {
    outline: `<use href="#${u}"/><use href="#${b}"/>`,
    body: `<clipPath id="${clip}"><path id="${u}" d="${up}"/><path id="${b}" d="${bottom}"/></clipPath>${behind}${inside}<use href="#${u}" fill="${fill}"/><g clip-path="url(#${clip})">${panels}</g><use href="#${b}" fill="${sole}"/>${front}`,
  };
}

/**
 * A pair for trousered legs: called for each foot, it draws `shoe` once and refers to it afterwards.
 */
export function pairOf(shoe) {
  const id = newId();
  let drawn = false;
  return () => {
    const body = drawn ? `<use href="#${id}"/>` : `<g id="${id}">${shoe.body}</g>`;
    drawn = true;
    return { body, outline: shoe.outline };
  };
}

export const shade = (d, opacity = 0.16) => shape(d, c.ink, { opacity });
export const light = (d, opacity = 0.4) => shape(d, c.goldSoft, { opacity });
export const lacing = (rungs, tint, width = 7) =>
  stroke(rungs.map(([a, b, x, y]) => `M${a} ${b}L${x} ${y}`).join(''), tint, width);
export const bow = (x, y, tint, width = 6) =>
  stroke(
    `M${x} ${y}c-22-26-44-12-30 4c8 9 22 2 30-4c10-26 40-24 32-6c-5 11-20 10-32 6c4 12 2 22-8 30M${x} ${y}c12 8 20 14 22 26`,
    tint,
    width,
  );
