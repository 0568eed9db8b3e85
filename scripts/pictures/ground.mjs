import { at, circle, gradient, newId, repeated, shape } from './draw.mjs';
import { color as c } from './palette.mjs';

/** The transform of an outline to its shadow from a low sun on the left. */
const laid = (flip) => `matrix(1 0 ${flip ? 2.2 : -2.2} -.22 0 0)`;

const veil = (outline, opacity) => `<g fill="${c.ink}" opacity="${opacity}">${outline}</g>`;

/**
 * A shoe with its ground shadow, its heel at (x, y); `size` is its length. `toe` lifts the heel by that many degrees,
 * `heel` the toe: the two moments of a stride. `slope` is that of the ground. `dark` veils a shoe that stands behind.
 */
export function stand(
  { body, outline },
  x,
  y,
  size,
  { flip = false, toe = 0, heel = 0, slope = 0, shadow = true, dark = 0 } = {},
) {
  const turn = toe ? `rotate(${toe} 230 0)` : `rotate(${-heel} 30 0)`;
  const lit = body + (dark ? veil(outline, dark) : '');
  const cast = shadow ? `<g transform="${laid(flip)}" fill="${c.emberDeep}" opacity=".2">${outline}</g>` : '';
  return at(x, y, cast + (toe || heel ? `<g transform="${turn}">${lit}</g>` : lit), {
    scale: size / 300,
    flip,
    turn: slope,
  });
}

/** A standing pair: the far shoe is a little ahead, higher and darker. Both share one shadow. */
export function pair({ body, outline }, x, y, size, { ahead = 48, back = 21, flip = false } = {}) {
  const [shoe, cast] = [newId(), newId()];
  const ground = `<use href="#${cast}" x="${ahead + 10 * back}" y="${Math.round(back / 0.22)}"/>`;
  const far = `x="${ahead}" y="${-back}"`;
  return at(
    x,
    y,
    `<g transform="${laid(flip)}" fill="${c.emberDeep}" opacity=".2"><g id="${cast}">${outline}</g>${ground}</g>` +
      `<use href="#${shoe}" ${far}/><use href="#${cast}" ${far} fill="${c.ink}" opacity=".22"/><g id="${shoe}">${body}</g>`,
    { scale: size / 300, flip },
  );
}

/** A mountain range from ridge points `[x, y]`, down to `base`, with its right-hand slopes in shade. */
export function range(points, base, fill, dark) {
  const [first] = points;
  const last = points[points.length - 1];
  const body = `M${first[0]} ${base}${points.map(([x, y]) => `L${x} ${y}`).join('')}L${last[0]} ${base}Z`;
  const folds = points
    .filter(([, y], i) => i > 0 && i < points.length - 1 && y < points[i - 1][1] && y < points[i + 1][1])
    .map(([x, y]) => {
      const [nx, ny] = points[points.findIndex(([px]) => px === x) + 1];
      const [w, h] = [nx - x, ny - y];
      const p = (fx, fy) => `${Math.round(x + w * fx)} ${Math.round(y + h * fy)}`;
      return `M${x} ${y}L${p(0.12, 0.4)}L${p(0.02, 0.62)}L${p(0.28, 0.95)}L${p(0.2, 1.3)}L${p(0.62, 1.16)}L${nx} ${ny}Z`;
    })
    .join('');
  return shape(body, fill) + (dark ? shape(folds, dark) : '');
}

/** Joshua trees, each `[x, y, height]`, standing at (x, y). */
export function joshuas(places, fill) {
  const tuft =
    'M-36 12L-14 2L-38-8L-14-8L-30-30L-8-14L-12-40L0-16L12-40L8-14L30-30L14-8L38-8L14 2L36 12L0 6Z';
  const trunk =
    'M-10 0L-7-80L-44-112L-46-142L-34-142L-32-118L-4-98L2-150L-2-186L10-186L14-150L12-108L44-124L50-156L62-154L56-116L12-84L12 0Z';
  const tree = `<g fill="${fill}"><path d="${trunk}"/>${repeated(
    [
      [-40, -148, 0.9],
      [4, -192, 1],
      [57, -162, 0.9],
    ],
    `<path d="${tuft}"/>`,
  )}</g>`;
  return repeated(
    places.map(([x, y, height]) => [x, y, height / 230]),
    tree,
  );
}

/** Low desert shrubs, each `[x, y, width]`. */
export const shrubs = (places, fill) =>
  repeated(
    places.map(([x, y, width]) => [x, y, width / 100]),
    shape('M0 0C-40 2-52-16-44-28L-26-20L-34-48L-12-28L-4-62L10-28L34-50L26-22L48-30C54-14 40 2 0 0Z', fill),
  );

/** The sky at dawn: ink above, fire at the horizon. */
export function dawn(width, horizon, stops) {
  const sky = gradient(stops);
  return `${sky.def}<path d="M0 0H${width}V${horizon}H0Z" fill="${sky.paint}"/>`;
}

/** Fading stars. */
export const stars = (points, tint = c.sand) =>
  points.map(([x, y, s, o]) => circle(x, y, s, tint, { opacity: o })).join('');
