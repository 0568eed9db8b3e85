import { color } from './palette.mjs';

/** Rounds to whole units; every scene is large enough for that to be exact. */
const r = (n) => Math.round(n);

/** Scales need finer steps. */
const short = (n) => Number(n.toFixed(2));

let nextId = 0;

/** An id that is unique within the document being drawn. */
export function newId() {
  nextId += 1;
  return `i${nextId.toString(36)}`;
}

/** One finished document. `body` is a function, so that ids start again in each document. */
export function picture(width, height, body) {
  nextId = 0;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" stroke-linecap="round" stroke-linejoin="round">${body()}</svg>`;
}

const attributes = (extra) =>
  Object.entries(extra)
    .map(([key, value]) => ` ${key}="${value}"`)
    .join('');

/** A filled shape. `extra` holds further attributes. */
export const shape = (d, fill, extra = {}) => `<path d="${d}" fill="${fill}"${attributes(extra)}/>`;

/** A stroke with round ends: laces, seams, poles. */
export const stroke = (d, ink, width, extra = {}) =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}"${attributes(extra)}/>`;

export const circle = (x, y, radius, fill, extra = {}) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"${attributes(extra)}/>`;

export const ellipse = (x, y, rx, ry, fill, extra = {}) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${attributes(extra)}/>`;

/** A rectangle, rounded by `radius`. */
export const box = (x, y, width, height, fill, radius = 0, extra = {}) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${radius ? ` rx="${radius}"` : ''}${attributes(extra)}/>`;

/** A group that is moved, scaled (mirrored if `flip`) and rotated about its own origin. */
export function at(x, y, content, { scale = 1, flip = false, turn = 0, opacity = 1 } = {}) {
  const parts = [`translate(${r(x)} ${r(y)})`];
  if (turn) parts.push(`rotate(${turn})`);
  if (scale !== 1 || flip)
    parts.push(flip ? `scale(${-short(scale)} ${short(scale)})` : `scale(${short(scale)})`);
  return `<g transform="${parts.join('')}"${opacity < 1 ? ` opacity="${opacity}"` : ''}>${content}</g>`;
}

/** `content` clipped to the outline `d`, on a background of `fill`. */
export function cut(d, fill, content) {
  const id = newId();
  return `<clipPath id="${id}"><path id="${id}p" d="${d}"/></clipPath><use href="#${id}p" fill="${fill}"/><g clip-path="url(#${id})">${content}</g>`;
}

/** `content` once, and again at every further place of `[x, y, scale]`. */
export function repeated(places, content) {
  const id = newId();
  return places
    .map(([x, y, scale], i) =>
      at(x, y, i ? `<use href="#${id}"/>` : `<g id="${id}">${content}</g>`, { scale }),
    )
    .join('');
}

/** A linear gradient from stops `[offset, color, opacity?]`; returns its definition and its paint. */
export function gradient(stops, { x1 = 0, y1 = 0, x2 = 0, y2 = 1, units = '' } = {}) {
  const id = newId();
  const inner = stops
    .map(
      ([offset, c, o = 1]) =>
        `<stop offset="${offset}" stop-color="${c}"${o < 1 ? ` stop-opacity="${o}"` : ''}/>`,
    )
    .join('');
  const def = `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"${units ? ` gradientUnits="${units}"` : ''}>${inner}</linearGradient>`;
  return { def, paint: `url(#${id})` };
}

/** A radial glow that fades to nothing. */
export function glow(x, y, rx, ry, tint, strength) {
  const id = newId();
  return `<radialGradient id="${id}"><stop stop-color="${tint}" stop-opacity="${strength}"/><stop offset="1" stop-color="${tint}" stop-opacity="0"/></radialGradient><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#${id})"/>`;
}

/** A smooth line through points (Catmull-Rom as Bezier curves), without the leading move. */
function through(points) {
  let d = '';
  for (let i = 0; i < points.length - 1; i += 1) {
    const [p0, p1, p2, p3] = [
      points[Math.max(i - 1, 0)],
      points[i],
      points[i + 1],
      points[Math.min(i + 2, points.length - 1)],
    ];
    const c1 = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6];
    const c2 = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6];
    d += `C${[...c1, ...c2, ...p2].map(r).join(' ')}`;
  }
  return d;
}

/**
 * A limb: a soft band along `spine`, a list of `[x, y, left, right]` from top to bottom, where left and
 * right are the widths to either side. `from` and `to` (0 to 1) cut a strip lengthways: rim light, shade.
 */
export function limb(spine, from = 0, to = 1) {
  const sides = spine.map(([x, y, left, right], i) => {
    const [ax, ay] = spine[Math.max(i - 1, 0)];
    const [bx, by] = spine[Math.min(i + 1, spine.length - 1)];
    const length = Math.hypot(bx - ax, by - ay);
    const [nx, ny] = [(by - ay) / length, -(bx - ax) / length];
    const atShare = (share) => {
      const offset = -left + (left + right) * share;
      return [x + nx * offset, y + ny * offset];
    };
    return [atShare(from), atShare(to)];
  });
  const near = sides.map(([a]) => a);
  const far = sides.map(([, b]) => b).reverse();
  return `M${near[0].map(r).join(' ')}${through(near)}L${far[0].map(r).join(' ')}${through(far)}Z`;
}

/** A limb in its color, with rim light from the left and shade on the right. */
export const litLimb = (spine, fill, { rim = 0.1, shade = 0.66, glint = 0.28, id = '' } = {}) =>
  (id ? `<g fill="${fill}"><path id="${id}" d="${limb(spine)}"/></g>` : shape(limb(spine), fill)) +
  shape(limb(spine, 0, rim), color.goldSoft, { opacity: glint }) +
  shape(limb(spine, shade, 1), color.ink, { opacity: 0.16 });
