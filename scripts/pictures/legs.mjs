import { limb, litLimb, newId, shape, stroke } from './draw.mjs';
import { stand } from './ground.mjs';
import { color as c } from './palette.mjs';

/*
 * Legs in the units of the shoe library, where a shoe is 300 long: the knee is about 520 high, the hip about 1,000. The back of
 * the leg is on the left, like the shoe's heel. Scenes crop the legs, mostly at the knee.
 */

const between = (a, b, share) => a + (b - a) * share;

/** The thigh above a knee: nothing when no hip is given. */
const thigh = (hip, [kx, ky], front, back) =>
  hip
    ? [
        [...hip, back * 1.5, front * 1.4],
        [between(hip[0], kx, 0.55), between(hip[1], ky, 0.55), back * 1.26, front * 1.24],
      ]
    : [];

/**
 * A shoe worn under trousers. `make` is a shoe of the library, `colors` its colors; `wide` is the cut of the
 * trousers, `cuff` the color of a turn-up.
 */
export function trousered(make, colors, { fill, hip, knee = [40, -520], hem = -74, cuff = '', wide = 1 }) {
  const id = newId();
  const shoe = make(colors);
  const [kx, ky] = knee;
  const spine = [
    ...thigh(hip, knee, 74, 78),
    [kx, ky, 80, 76],
    [between(64, kx, 0.55) - 8, between(hem, ky, 0.55), 80, 66],
    [65, hem - 80, 68, 66],
    [66, hem, 70, 76],
  ].map(([x, y, back, front]) => [x, y, back * wide, front * wide]);
  const turnUp = [
    [66, hem - 36, 73, 76],
    [66, hem, 74, 82],
  ].map(([x, y, back, front]) => [x, y, back * wide, front * wide]);
  const folds = `M20 ${hem - 62}q40 22 84 4M28 ${hem - 100}q30 14 56 4`;
  const crease = hip ? `M${kx - 64} ${ky + 22}q40 16 74-2` : '';
  return {
    body:
      shoe.body +
      litLimb(spine, fill, { id }) +
      stroke(folds + crease, c.ink, 6, { opacity: 0.14 }) +
      (cuff ? shape(limb(turnUp), cuff) : ''),
    outline: `${shoe.outline}<use href="#${id}"/>`,
  };
}

/**
 * A shoe on a bare leg, with a sock of color `sock` up to `sockTop`, and the leg of a pair of `shorts` down to the
 * share `shortsTo` of the thigh.
 */
export function bareLegged(
  make,
  colors,
  { fill, hip, knee = [40, -520], slim = 1, sock = '', sockTop = -190, shorts = '' },
) {
  const id = newId();
  const [kx, ky] = knee;
  const onShin = (share) => [between(62, kx, share), between(-120, ky, share)];
  const spine = [
    ...thigh(hip, knee, 64, 62),
    [kx, ky, 60, 62],
    [...onShin(0.66), 80, 48],
    [...onShin(0.3), 56, 40],
    [62, -140, 42, 38],
    [62, -70, 46, 44],
  ].map(([x, y, back, front]) => [x, y, back * slim, front * slim]);
  const knit = [
    [between(62, kx, 0.14), sockTop, 54, 48],
    [62, -140, 47, 43],
    [62, -70, 48, 46],
  ].map(([x, y, back, front]) => [x, y, back * slim, front * slim]);
  const cloth =
    hip && shorts
      ? litLimb(
          [
            [...hip, 112, 108],
            [between(hip[0], kx, 0.5), between(hip[1], ky, 0.5), 104, 98],
            [between(hip[0], kx, 0.86), between(hip[1], ky, 0.86), 98, 92],
          ].map(([x, y, back, front]) => [x, y, back * slim, front * slim]),
          shorts,
        )
      : '';
  const inside = litLimb(spine, fill, { id }) + (sock ? litLimb(knit, sock) : '') + cloth;
  const shoe = make({ ...colors, inside });
  return { body: shoe.body, outline: `${shoe.outline}<use href="#${id}"/>` };
}

/** Converts a point of the scene to the units of a shoe that stands there: see `stand`. */
function inShoe([px, py], { x, y, size, flip = false, toe = 0, heel = 0 }) {
  const scale = size / 300;
  const [dx, dy] = [((px - x) / scale) * (flip ? -1 : 1), (py - y) / scale];
  const pivot = toe ? 230 : 30;
  const turn = ((toe || -heel) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return [(dx - pivot) * cos + dy * sin + pivot, dy * cos - (dx - pivot) * sin];
}

/**
 * One leg of somebody on the move: `kind` is `trousered` or `bareLegged`, the leg's hip and knee are points of the
 * scene, and `place` says where the shoe stands, with the options of `stand`.
 */
export function stepping(kind, make, colors, leg, { x, y, size, ...rest }) {
  const place = { x, y, size, ...rest };
  const worn = kind(make, colors, { ...leg, hip: inShoe(leg.hip, place), knee: inShoe(leg.knee, place) });
  return stand(worn, x, y, size, rest);
}
