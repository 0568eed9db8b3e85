import { at, box, glow, gradient, picture, repeated, shape, stroke } from '../draw.mjs';
import { joshuas, range, shrubs } from '../ground.mjs';
import { bareLegged, stepping, trousered } from '../legs.mjs';
import { color as c, skin } from '../palette.mjs';
import { runner } from '../play-shoes.mjs';
import { pool, wheel } from '../props.mjs';
import { pairOf } from '../shoe-kit.mjs';
import { workBoot } from '../work-shoes.mjs';

/** A push broom: its head at (x, y), its stick up to the upper left or right. */
const broom = (x, y, topX, topY) =>
  stroke(`M${x} ${y - 40}L${topX} ${topY}`, c.goldMid, 15) +
  stroke(`M${x + 4} ${y - 40}L${topX + 4} ${topY}`, c.gold, 6) +
  shape(`M${x - 70} ${y - 34}L${x - 84} ${y + 4}H${x + 92}L${x + 72} ${y - 34}Z`, c.sageMid) +
  stroke(
    `M${x - 44} ${y - 20}l-8 20M${x - 14} ${y - 20}l-3 20M${x + 18} ${y - 20}l4 20M${x + 48} ${y - 20}l10 20`,
    c.sage,
    4,
  ) +
  box(x - 78, y - 54, 158, 24, c.ember, 8);

/** A full bag, tied. */
const bag = (x, y, width, height, fill) => {
  const w = width / 2;
  const d = `M${x - w} ${y}C${x - w - 14} ${y - height * 0.7} ${x - w * 0.5} ${y - height * 0.8} ${x - 12} ${y - height * 0.86}L${x - 26} ${y - height}L${x} ${y - height * 0.95}L${x + 24} ${y - height}L${x + 12} ${y - height * 0.86}C${x + w * 0.6} ${y - height * 0.8} ${x + w + 14} ${y - height * 0.6} ${x + w} ${y}Z`;
  return (
    shape(d, fill) +
    shape(
      `M${x + 6} ${y - height * 0.84}C${x + w * 0.6} ${y - height * 0.78} ${x + w + 14} ${y - height * 0.6} ${x + w} ${y}H${x + w * 0.2}C${x + w * 0.6} ${y - height * 0.4} ${x + w * 0.3} ${y - height * 0.7} ${x + 6} ${y - height * 0.84}Z`,
      c.ink,
      { opacity: 0.2 },
    ) +
    stroke(`M${x - 12} ${y - height * 0.86}H${x + 12}`, c.gold, 7)
  );
};

/** A neighborhood cleanup: boots, a broom, and a wagon with full bags. */
export function cleanup() {
  return picture(1200, 800, () => {
    const sky = gradient([
      [0, c.sunriseSoft],
      [1, c.goldSoft],
    ]);
    const road = gradient([
      [0, c.sandDeep],
      [1, c.sandMid],
    ]);
    const house = (x, w, h, wall, roof, door) =>
      box(x, 420 - h, w, h, wall) +
      shape(
        `M${x - 26} ${420 - h}L${x + w * 0.3} ${420 - h - 70}H${x + w * 0.7}L${x + w + 26} ${420 - h}Z`,
        roof,
      ) +
      box(x + w * 0.62, 420 - h, w * 0.38, h, c.ink, 0, { opacity: 0.1 }) +
      box(x + w * 0.16, 330, 62, 90, door) +
      box(x + w * 0.5, 330, 84, 50, c.goldSoft);
    const boots = pairOf(workBoot({}));
    const puller = { fill: skin.light, sock: c.paper, shorts: c.sunrise };
    return (
      sky.def +
      box(0, 0, 1200, 430, sky.paint) +
      glow(60, 240, 560, 300, c.paper, 0.9) +
      range(
        [
          [0, 250],
          [130, 200],
          [270, 250],
          [430, 168],
          [560, 232],
          [720, 160],
          [860, 220],
          [1040, 140],
          [1200, 214],
        ],
        430,
        c.inkSoft,
        c.inkMid,
      ) +
      house(60, 300, 140, c.sunriseMid, c.ember, c.sage) +
      house(470, 330, 120, c.gold, c.sunrise, c.inkMid) +
      house(900, 340, 150, c.sageSoft, c.sageMid, c.ember) +
      box(0, 418, 1200, 70, c.sageMid) +
      joshuas(
        [
          [420, 450, 190],
          [850, 440, 160],
        ],
        c.sage,
      ) +
      shrubs(
        [
          [240, 460, 110],
          [640, 452, 90],
          [1110, 462, 120],
        ],
        c.sage,
      ) +
      box(0, 474, 1200, 92, c.sand) +
      stroke('M180 474L140 566M480 474L462 566M780 474L790 566M1080 474L1112 566', c.sandDeep, 4) +
      box(0, 566, 1200, 26, c.sandDeep) +
      box(0, 566, 1200, 7, c.paper) +
      road.def +
      box(0, 592, 1200, 208, road.paint) +
      // the person who sweeps, and the litter
      stepping(
        trousered,
        boots,
        {},
        { fill: c.inkMid, knee: [168, 330], hip: [170, -100] },
        { x: 20, y: 716, size: 220, toe: 20, dark: 0.18 },
      ) +
      stepping(
        trousered,
        boots,
        {},
        { fill: c.inkMid, knee: [262, 340], hip: [190, -120] },
        { x: 196, y: 746, size: 230 },
      ) +
      at(
        -30,
        0,
        shape(
          'M520 748C532 700 566 712 584 690C604 670 620 704 640 708C664 712 664 736 668 748Z',
          c.emberSoft,
        ) +
          shape('M556 736l26-14 8 16ZM600 712l22-14 10 18ZM632 740l22-16 10 18Z', c.gold) +
          broom(486, 744, 300, -40) +
          // the wagon
          pool(800, 752, 200, 16) +
          stroke('M650 650L624 340M606 344L646 338', c.emberSoft, 11) +
          bag(740, 620, 140, 160, c.inkMid) +
          bag(860, 620, 150, 186, c.sage) +
          shape('M634 570H950L934 680H654Z', c.sunrise) +
          shape('M634 570H950L946 594H638Z', c.sunriseMid) +
          shape('M830 594H946L934 680H838Z', c.ink, { opacity: 0.14 }) +
          repeated(
            [
              [704, 708, 1],
              [886, 708, 1],
            ],
            wheel(0, 0, 44, { spokes: 6, rim: c.goldMid }),
          ) +
          stroke('M944 660Q1000 640 1034 520L1090 300', c.ink, 11),
      ) +
      // the person who pulls it
      stepping(
        bareLegged,
        runner,
        {},
        { ...puller, knee: [1040, 440], hip: [1086, -60] },
        { x: 902, y: 722, size: 176, toe: 28, dark: 0.12 },
      ) +
      stepping(
        bareLegged,
        runner,
        {},
        { ...puller, knee: [1106, 440], hip: [1100, -80] },
        { x: 1012, y: 752, size: 182 },
      )
    );
  });
}
