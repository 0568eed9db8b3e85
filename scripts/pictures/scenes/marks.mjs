import { at, box, cut, picture, shape, stroke } from '../draw.mjs';
import { color as c } from '../palette.mjs';

const letters =
  'M0 48V0H26M0 24H22M71 10C68 3 63 0 56 0C48 0 43 5 43 12C43 20 49 22 57 24C66 26 72 29 72 36C72 44 66 48 57 48C49 48 44 45 41 38M88 48V0H103C113 0 118 6 118 13C118 21 113 27 103 27H88M103 27L119 48';

const sole =
  'M21 0C32 0 39 9 39 21C39 31 35 37 34 45C33 52 35 58 34 65C33 73 28 77 22 77C15 77 11 73 10 65C9 57 9 52 7 45C4 37 1 30 2 19C3 8 11 0 21 0Z';

/** A band of tread: a range of mountains from `top` to `bottom`. */
const ridge = (top, bottom) =>
  `M0 ${top}L10 ${top - 6}L20 ${top}L30 ${top - 6}L40 ${top}V${bottom}L30 ${bottom - 6}L20 ${bottom}L10 ${bottom - 6}L0 ${bottom}Z`;

/** The mark, 40 by 77: the print of a shoe; the ball of the foot is `front`, the heel is `heel`. */
const print = (front, heel) =>
  cut(
    sole,
    'none',
    shape(`M0-5H40V17L30 11L20 17L10 11L0 17Z${ridge(22, 31)}M0 36L10 30L20 36L30 30L40 36V47H0Z`, front) +
      shape('M0 52H40V80H0Z', heel),
  );

const logo = (front, heel, text) =>
  picture(200, 80, () => at(16, -1, print(front, heel), { turn: 8 }) + at(70, 16, stroke(letters, text, 9)));

/** The logo on the dark hero. */
export const logoWhite = () => logo(c.paper, c.gold, c.paper);

/** The logo on white. */
export const logoColor = () => logo(c.sunrise, c.gold, c.ink);

/** The browser tab's icon. */
export const favicon = () =>
  picture(
    32,
    32,
    () =>
      `${box(0, 0, 32, 32, c.ink, 7)}<g transform="translate(10.5 1.6)rotate(8)scale(.365)">${print(c.paper, c.gold)}</g>`,
  );

/** The icon of the installed site; its mark keeps clear of a round mask. */
export const icon = () =>
  picture(
    512,
    512,
    () => box(0, 0, 512, 512, c.ink) + at(190, 76, print(c.paper, c.gold), { scale: 4.5, turn: 8 }),
  );

/** A tile of tread, 96 by 96, that repeats both ways. One color: it also serves as a mask. */
export const tread = () =>
  picture(96, 96, () => {
    const lug = 'M0 14L24 0L48 14V28L24 14L0 28Z';
    const at4 = [
      [0, 6],
      [48, 6],
      [0, 54],
      [48, 54],
    ];
    return (
      `<g fill="${c.ink}">` +
      at4.map(([x, y]) => `<path transform="translate(${x} ${y})" d="${lug}"/>`).join('') +
      [
        [18, 36],
        [66, 36],
        [18, 84],
        [66, 84],
      ]
        .map(([x, y]) => box(x, y - 6, 12, 10, c.ink, 3))
        .join('') +
      '</g>'
    );
  });

/** One length of the path: a dashed trail 1200 by 240, on no ground, entering at the top and leaving at the bottom. */
const trail = (d) => picture(1200, 240, () => stroke(d, c.gold, 10, { 'stroke-dasharray': '30 28' }));

/** From the middle of the page to its left. */
export const pathLeft = () => trail('M600 0C600 150 420 110 300 120C170 130 120 160 120 240');

/** From the left across to the right. */
export const pathAcross = () =>
  trail('M120 0C120 110 260 120 430 120C600 120 640 110 800 120C980 130 1080 130 1080 240');

/** From the right back to the middle, where it arrives. */
export const pathHome = () => trail('M1080 0C1080 110 980 120 860 120C700 120 600 130 600 240');
