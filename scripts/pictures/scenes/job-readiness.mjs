import { box, circle, gradient, litLimb, picture, shape, stroke } from '../draw.mjs';
import { range, stand } from '../ground.mjs';
import { color as c, skin } from '../palette.mjs';
import { pool, sunPatch } from '../props.mjs';
import { pairOf } from '../shoe-kit.mjs';
import { pump, workBoot } from '../work-shoes.mjs';

/** A job-readiness class, under the desks: work shoes, a rolling chair, a cane. */
export function jobReadiness() {
  return picture(1200, 800, () => {
    const floor = gradient([
      [0, c.sandDeep],
      [1, c.sandMid],
    ]);
    const desk = (x, width) =>
      box(x, 0, width, 44, c.emberSoft) +
      box(x, 44, width, 14, c.emberDeep) +
      box(x + width - 60, 58, 26, 668, c.ember) +
      box(x + width - 60, 58, 8, 668, c.emberSoft) +
      box(x + width - 100, 722, 110, 16, c.emberDeep, 8);
    const instep =
      shape(
        'M34-200C36-160 20-140 18-110L60-96C100-74 140-60 182-56L216-64C180-80 140-116 116-200Z',
        skin.brown,
      ) + shape('M84-200C100-140 140-90 182-56L216-64C180-80 140-116 116-200Z', c.ink, { opacity: 0.16 });
    const heels = pairOf(pump({ inside: instep }));
    const boots = pairOf(workBoot({}));
    const caster = (x, y) => circle(x, y, 17, c.ink) + circle(x, y, 6, c.inkSoft);
    return (
      box(0, 0, 1200, 610, c.sageSoft) +
      box(120, 0, 250, 420, c.goldSoft) +
      box(400, 0, 250, 420, c.goldSoft) +
      box(680, 0, 250, 420, c.goldSoft) +
      range(
        [
          [120, 330],
          [250, 280],
          [370, 330],
          [520, 268],
          [660, 330],
          [800, 290],
          [930, 340],
        ],
        420,
        c.sunriseSoft,
        c.sunriseMid,
      ) +
      box(370, 0, 30, 420, c.sageSoft) +
      box(650, 0, 30, 420, c.sageSoft) +
      box(100, 420, 850, 18, c.paper) +
      box(0, 572, 1200, 38, c.sageMid) +
      floor.def +
      box(0, 610, 1200, 190, floor.paint) +
      sunPatch('M300 610H500L760 800H520ZM590 610H780L1080 800H850Z', 0.55) +
      // the rolling chair and its owner, in work boots
      pool(190, 752, 230, 16) +
      box(150, 330, 26, 300, c.ink) +
      box(158, 330, 7, 300, c.inkSoft) +
      stroke('M163 640L40 716M163 640L286 716M163 640L120 728M163 640L210 730', c.ink, 18) +
      caster(36, 732) +
      caster(290, 732) +
      caster(116, 742) +
      caster(214, 744) +
      stand(boots(), 356, 712, 206, { dark: 0.2 }) +
      litLimb(seated([400, 640], [440, 270], -60), c.inkMid, { glint: 0.12 }) +
      box(-60, 292, 370, 50, c.gold, 24) +
      box(-60, 292, 370, 16, c.goldMid, 8) +
      stand(boots(), 282, 742, 218) +
      litLimb(seated([330, 660], [384, 278], -60), c.inkMid) +
      desk(250, 330) +
      // the second person, in pumps, a cane hooked to the desk
      pool(720, 750, 190, 16) +
      stroke('M620 330L600 740M800 330L822 740', c.emberDeep, 20) +
      stand(heels(), 884, 714, 196, { dark: 0.2 }) +
      litLimb(seated([921, 640], [972, 280], 640, 0.76), c.sage, { glint: 0.12 }) +
      stand(heels(), 812, 742, 208) +
      litLimb(seated([850, 656], [914, 286], 640, 0.8), c.sage) +
      shape(
        'M610-20H760C764 60 770 130 800 170C870 180 930 190 948 214C960 250 950 300 930 330C880 346 760 340 640 334C600 320 600 200 610-20Z',
        c.ember,
      ) +
      shape(
        'M640 334C600 320 600 200 610-20H634C626 160 640 250 700 290C780 300 880 296 948 270C946 294 940 314 930 330C880 346 760 340 640 334Z',
        c.ink,
        { opacity: 0.14 },
      ) +
      box(570, 318, 270, 34, c.sunriseMid, 16) +
      box(566, -20, 24, 360, c.emberDeep, 10) +
      desk(830, 400) +
      stroke('M1060 742L1010 116Q1004 70 1044 62Q1080 58 1086 92', c.ink, 15) +
      box(1050, 728, 22, 18, c.inkSoft, 5)
    );
  });
}

/** The middle of a seated leg from the hem at `[x, y]` up to the knee and back to the hip at `hipX`. */
const seated = ([x, y], [kx, ky], hipX, wide = 1) =>
  [
    [x, y, 52, 56],
    [x * 0.7 + kx * 0.3, y * 0.66 + ky * 0.34, 52, 58],
    [kx, ky + 70, 58, 66],
    [kx - 34, ky - 16, 74, 60],
    [kx - 130, ky - 48, 72, 66],
    [(kx + hipX) / 2 - 90, ky - 58, 78, 74],
    [hipX, ky - 60, 84, 84],
  ].map(([px, py, front, back]) => [px, py, front * wide, back * wide]);
