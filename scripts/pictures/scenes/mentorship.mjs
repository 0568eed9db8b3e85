import { box, circle, glow, gradient, picture, shape, stroke } from '../draw.mjs';
import { range, stand } from '../ground.mjs';
import { bareLegged, trousered } from '../legs.mjs';
import { color as c, skin } from '../palette.mjs';
import { highTop } from '../play-shoes.mjs';
import { pool } from '../props.mjs';
import { pairOf } from '../shoe-kit.mjs';
import { oxford } from '../work-shoes.mjs';

/** A park bench: a mentor's shoes and a young person's, turned to each other. */
export function mentorship() {
  return picture(1200, 800, () => {
    const sky = gradient([
      [0, c.goldMid],
      [1, c.goldSoft],
    ]);
    const lawn = gradient([
      [0, c.sageSoft],
      [1, c.sageMid],
    ]);
    const way = gradient([
      [0, c.goldSoft],
      [1, c.sandMid],
    ]);
    const slat = (y, height, fill) =>
      box(70, y, 1060, height, fill, 8) + box(70, y, 1060, 7, c.sunriseSoft, 4, { opacity: 0.6 });
    const shoes = pairOf(oxford({}));
    const hers = { upper: c.sunrise, panel: c.sunriseMid, tread: c.gold };
    const limbs = { fill: skin.deep, sock: c.paper, sockTop: -270, slim: 0.9 };
    const iron = (x) =>
      stroke(`M${x} 100V560M${x - 46} 724Q${x - 40} 590 ${x} 560Q${x + 40} 590 ${x + 46} 724`, c.ink, 22);
    return (
      sky.def +
      box(0, 0, 1200, 440, sky.paint) +
      glow(120, 300, 520, 300, c.paper, 0.9) +
      range(
        [
          [0, 330],
          [110, 296],
          [240, 340],
          [400, 270],
          [520, 318],
          [700, 262],
          [850, 322],
          [1010, 250],
          [1200, 330],
        ],
        460,
        c.sunriseSoft,
        c.sunriseMid,
      ) +
      range(
        [
          [0, 380],
          [180, 352],
          [380, 384],
          [600, 350],
          [820, 388],
          [1000, 346],
          [1200, 380],
        ],
        460,
        c.inkSoft,
        '',
      ) +
      lawn.def +
      way.def +
      box(0, 420, 1200, 200, lawn.paint) +
      shape(
        'M0 452C240 432 420 440 620 430C900 418 1060 426 1200 416V470C1020 468 800 470 600 480C400 490 180 480 0 506Z',
        c.goldSoft,
        { opacity: 0.7 },
      ) +
      shape('M1010 0H1096C1088 150 1090 300 1116 448H988C1016 300 1018 150 1010 0Z', c.emberDeep) +
      shape('M1010 0H1030C1036 150 1034 300 1014 448H988C1016 300 1018 150 1010 0Z', c.emberSoft) +
      shape('M988 446Q1050 470 1116 446L1200 480L1080 468Z', c.emberDeep, { opacity: 0.3 }) +
      shape('M0 586C300 560 860 556 1200 582V800H0Z', way.paint) +
      shape('M0 586C300 560 860 556 1200 582V594C860 570 300 572 0 600Z', c.sage, { opacity: 0.5 }) +
      pool(640, 738, 620, 30, 0.16) +
      iron(150) +
      iron(1050) +
      slat(14, 46, c.ember) +
      slat(76, 56, c.sunrise) +
      ball(600, 600, 58) +
      // the mentor, left
      stand(trousered(shoes, {}, { fill: c.sage, knee: [-30, -820], cuff: c.sageMid }), 400, 710, 284, {
        dark: 0.16,
      }) +
      lap(370, 96, 74, c.ink) +
      stand(trousered(shoes, {}, { fill: c.sage, knee: [-40, -820], cuff: c.sageMid }), 272, 746, 300) +
      lap(239, 122, 81, c.ink) +
      // the young person, right
      stand(bareLegged(highTop, hers, { ...limbs, knee: [-60, -860] }), 830, 706, 244, {
        flip: true,
        dark: 0.16,
      }) +
      short(850, 104, 68) +
      stand(bareLegged(highTop, hers, { ...limbs, knee: [-40, -860] }), 966, 744, 256, { flip: true }) +
      short(980, 130, 74)
    );
  });
}

/** A thigh towards us that ends in the round of a knee: light on top, a shadow of `tint` under the knee. */
const lap = (x, y, half, tint) => {
  const round = (low) =>
    `M${x - half}-20V${low - 50}C${x - half} ${low} ${x + half} ${low} ${x + half} ${low - 50}V-20Z`;
  return (
    shape(round(y + 30), tint, { opacity: 0.2 }) +
    shape(round(y), c.sage) +
    shape(round(y), c.goldSoft, { opacity: 0.11 })
  );
};

/** The leg of a pair of shorts over a knee, down to `y`. */
const short = (x, y, half) =>
  shape(`M${x - half + 6}-20V${y}Q${x} ${y + 44} ${x + half - 6} ${y}V-20Z`, c.ink, { opacity: 0.3 }) +
  shape(`M${x - half}-20V${y - 22}Q${x} ${y + 22} ${x + half} ${y - 22}V-20Z`, c.inkMid) +
  shape(`M${x - half}-20V${y - 22}L${x - half + 16} ${y - 14}V-20Z`, c.goldSoft, { opacity: 0.28 }) +
  shape(`M${x + half * 0.3}-20V${y - 3}Q${x + half * 0.7} ${y - 8} ${x + half} ${y - 22}V-20Z`, c.ink, {
    opacity: 0.16,
  });

/** A basketball. */
const ball = (x, y, radius) =>
  pool(x + 70, y + radius - 4, radius * 1.9, 12) +
  circle(x, y, radius, c.sunriseMid) +
  stroke(
    `M${x - radius} ${y}800${x + radius}M${x} ${y - radius}V${y + radius}M${x - radius * 0.7} ${y - radius * 0.7}Q${x - 10} ${y} ${x - radius * 0.7} ${y + radius * 0.7}M${x + radius * 0.7} ${y - radius * 0.7}Q${x + 10} ${y} ${x + radius * 0.7} ${y + radius * 0.7}`,
    c.emberDeep,
    4,
  ) +
  shape(
    `M${x + 20} ${y - radius + 3}C${x + radius * 1.1} ${y - 20} ${x + radius * 0.9} ${y + radius} ${x - 20} ${y + radius - 3}C${x + 24} ${y + 30} ${x + 40} ${y - 20} ${x + 20} ${y - radius + 3}Z`,
    c.ink,
    { opacity: 0.16 },
  );
