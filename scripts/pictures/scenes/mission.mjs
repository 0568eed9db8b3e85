import { at, box, circle, glow, gradient, litLimb, picture, shape, stroke } from '../draw.mjs';
import { joshuas, range, shrubs, stand } from '../ground.mjs';
import { bareLegged } from '../legs.mjs';
import { color as c, skin } from '../palette.mjs';
import { bootie, sneaker } from '../play-shoes.mjs';
import { pool, wheel } from '../props.mjs';
import { blade, sandal } from '../work-shoes.mjs';

/** A pram that rolls to the right, its rear wheel at (x, y), with a baby's foot over its rim. */
const pram = (x, y) =>
  pool(x + 150, y + 78, 260, 16) +
  stroke(
    `M${x - 250} ${y - 790}L${x - 40} ${y - 420}L${x + 236} ${y}M${x} ${y}L${x + 200} ${y - 330}`,
    c.inkMid,
    15,
  ) +
  stand(bootie({ upper: c.goldMid, cuff: c.paper, lace: c.sage }), x + 130, y - 470, 92, {
    shadow: false,
    slope: 52,
    flip: true,
  }) +
  shape(
    `M${x - 60} ${y - 480}H${x + 420}V${y - 240}H${x + 90}C${x + 10} ${y - 260} ${x - 50} ${y - 360} ${x - 60} ${y - 480}Z`,
    c.sunrise,
  ) +
  shape(
    `M${x - 60} ${y - 480}H${x - 36}C${x - 20} ${y - 370} ${x + 30} ${y - 270} ${x + 120} ${y - 240}H${x + 90}C${x + 10} ${y - 260} ${x - 50} ${y - 360} ${x - 60} ${y - 480}Z`,
    c.sunriseMid,
  ) +
  box(x - 76, y - 500, 500, 36, c.sunriseMid, 18) +
  wheel(x, y, 74, { spokes: 8, rim: c.goldMid }) +
  wheel(x + 236, y, 74, { spokes: 8, rim: c.goldMid });

/** Everyone on the same path: somebody in a wheelchair, a parent on a running blade, a baby in a pram. */
export function mission() {
  return picture(1200, 900, () => {
    const sky = gradient([
      [0, c.sunriseMid],
      [0.5, c.gold],
      [1, c.goldSoft],
    ]);
    const land = gradient([
      [0, c.sunriseSoft],
      [1, c.sandMid],
    ]);
    return (
      sky.def +
      box(0, 0, 1200, 520, sky.paint) +
      circle(470, 300, 96, c.goldSoft) +
      glow(470, 300, 620, 380, c.paper, 0.8) +
      range(
        [
          [0, 380],
          [120, 330],
          [260, 380],
          [420, 310],
          [560, 370],
          [720, 282],
          [880, 350],
          [1030, 270],
          [1200, 350],
        ],
        540,
        c.sunriseSoft,
        c.sunriseMid,
      ) +
      range(
        [
          [0, 450],
          [200, 404],
          [380, 452],
          [600, 420],
          [820, 456],
          [1010, 400],
          [1200, 444],
        ],
        540,
        c.inkSoft,
        c.inkMid,
      ) +
      land.def +
      box(0, 500, 1200, 400, land.paint) +
      joshuas(
        [
          [486, 560, 150],
          [850, 552, 120],
        ],
        c.inkMid,
      ) +
      shrubs(
        [
          [560, 566, 70],
          [720, 556, 60],
        ],
        c.ember,
      ) +
      shape('M0 660C300 610 800 600 1200 630V900H0Z', c.goldSoft) +
      shape('M0 660C300 610 800 600 1200 630V642C800 614 300 624 0 676Z', c.paper, { opacity: 0.7 }) +
      // the wheelchair
      at(
        -64,
        0,
        pool(250, 826, 330, 20) +
          stroke('M-20 420H250L396 760H470M250 540L330 790', c.inkSoft, 16) +
          litLimb(
            [
              [410, 700, 50, 56],
              [398, 560, 58, 64],
              [372, 420, 72, 68],
              [300, 356, 78, 72],
              [140, 338, 90, 84],
              [-60, 330, 100, 96],
            ],
            c.sage,
            { glint: 0.12 },
          ) +
          stand(sneaker({}), 410, 748, 210, { shadow: false, dark: 0.2 }) +
          stand(sneaker({}), 376, 762, 216, { shadow: false }) +
          litLimb(
            [
              [424, 716, 52, 56],
              [406, 580, 60, 66],
              [380, 436, 74, 70],
              [304, 368, 80, 74],
              [140, 348, 92, 86],
              [-60, 340, 104, 100],
            ],
            c.sage,
          ) +
          box(-60, 428, 320, 34, c.ink, 14) +
          wheel(110, 606, 220, { spokes: 16 }) +
          wheel(356, 790, 40, { spokes: 0, rim: c.inkMid }),
      ) +
      // the parent, on a blade
      stand(
        bareLegged(
          sandal,
          { foot: skin.brown, strap: c.inkMid },
          { fill: skin.brown, hip: [-470, -985], knee: [-90, -470], shorts: c.inkMid },
        ),
        520,
        806,
        216,
        { toe: 32, dark: 0.1 },
      ) +
      pram(956, 748) +
      stand(
        blade({
          thigh:
            litLimb(
              [
                [-80, -1190, 150, 140],
                [0, -800, 118, 112],
                [64, -500, 72, 66],
                [86, -440, 60, 56],
              ],
              skin.brown,
            ) +
            litLimb(
              [
                [-80, -1190, 168, 158],
                [-20, -830, 140, 130],
                [36, -630, 116, 108],
              ],
              c.inkMid,
            ),
        }),
        700,
        820,
        222,
      )
    );
  });
}
