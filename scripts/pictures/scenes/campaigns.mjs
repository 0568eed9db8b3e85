import { box, circle, glow, gradient, picture, shape, stroke } from '../draw.mjs';
import { pair, range, stand } from '../ground.mjs';
import { bareLegged, stepping, trousered } from '../legs.mjs';
import { color as c, skin } from '../palette.mjs';
import { childShoe, highTop, runner, sneaker, sneakerThreeQuarter } from '../play-shoes.mjs';
import { pool, sunPatch } from '../props.mjs';
import { pairOf } from '../shoe-kit.mjs';
import { oxford, workBoot } from '../work-shoes.mjs';

const W = 800;
const H = 500;

/** A collection box that overflows with sneakers. */
export function sneakerDrive() {
  return picture(W, H, () => {
    const sky = gradient([
      [0, c.sunriseMid],
      [1, c.goldMid],
    ]);
    return (
      sky.def +
      box(0, 0, W, 380, sky.paint) +
      circle(196, 196, 120, c.goldSoft) +
      glow(196, 196, 330, 300, c.goldSoft, 0.7) +
      range(
        [
          [0, 330],
          [100, 292],
          [220, 338],
          [380, 284],
          [500, 330],
          [640, 270],
          [800, 320],
        ],
        400,
        c.ember,
        c.emberDeep,
      ) +
      box(0, 376, W, 124, c.sandMid) +
      shape('M0 376H800V392C520 380 260 384 0 400Z', c.sandDeep) +
      pool(560, 468, 280, 18, 0.24) +
      stand(runner({ upper: c.inkMid, panel: c.inkSoft, lace: c.goldSoft }), 316, 250, 200, {
        shadow: false,
        slope: -24,
      }) +
      stand(highTop({ upper: c.sage, panel: c.sageMid, tread: c.gold }), 420, 246, 210, {
        shadow: false,
        slope: -8,
      }) +
      stand(sneaker({ upper: c.gold, panel: c.goldMid, lace: c.ink }), 540, 226, 180, {
        shadow: false,
        slope: 14,
      }) +
      shape('M300 210H640L616 470H324Z', c.emberSoft) +
      shape('M300 210H640L636 250H304Z', c.sandDeep) +
      shape('M500 250H636L616 470H510Z', c.ink, { opacity: 0.16 }) +
      shape('M330 250L344 460H372L360 250Z', c.goldSoft, { opacity: 0.3 }) +
      box(410, 320, 110, 26, c.emberDeep, 13) +
      pair(sneakerThreeQuarter(), 62, 448, 176, { ahead: 120, back: 76 }) +
      pair(childShoe({ upper: c.sageMid, strap: c.gold }), 634, 464, 110)
    );
  });
}

/** A paint roller on a long pole, its cover's left end at (x, y). */
const roller = (x, y) =>
  stroke(`M${x + 66} 476V${y + 92}`, c.ember, 14) +
  stroke(`M${x + 66} ${y + 92}V${y + 60}H${x + 150}V${y + 18}H${x + 126}`, c.inkSoft, 8) +
  box(x, y, 132, 40, c.sage, 14) +
  box(x + 6, y + 6, 120, 10, c.sageSoft, 5);

/** A room being renewed: work boots on a ladder, fresh paint, a bucket. */
export function communityCenter() {
  return picture(W, H, () => {
    const boots = pairOf(workBoot({}));
    return (
      box(0, 0, W, 400, c.goldSoft) +
      shape('M372 0H800V400H520C470 330 560 270 470 190C410 140 450 60 372 0Z', c.sageMid) +
      shape('M40 96C42 84 170 84 172 96V388H150V340H138V400H96V360H84V388H62V330H40Z', c.sageMid) +
      sunPatch('M0 0H190L420 400H170Z', 0.5) +
      sunPatch('M440 0H540L770 400H680Z', 0.2) +
      box(0, 388, W, 24, c.paper) +
      box(0, 410, W, 90, c.emberSoft) +
      shape('M0 440C160 424 300 452 460 436S700 430 800 446V500H0Z', c.paperDeep) +
      shape(
        'M0 440C160 424 300 452 460 436S700 430 800 446V456C700 444 560 452 460 448S160 438 0 454Z',
        c.paper,
      ) +
      pool(140, 482, 90, 9) +
      roller(40, 84) +
      // the ladder and the person on it
      pool(420, 482, 190, 11) +
      stroke('M286 476L370-20', c.goldMid, 20) +
      stroke('M508 476L456-20', c.gold, 20) +
      stroke('M306 372H492M328 240H478M350 108H464', c.gold, 16) +
      stepping(
        trousered,
        boots,
        {},
        { fill: c.inkMid, knee: [470, 10], hip: [380, -190] },
        { x: 356, y: 232, size: 158, shadow: false, dark: 0.16 },
      ) +
      stepping(
        trousered,
        boots,
        {},
        { fill: c.inkMid, knee: [376, 78], hip: [370, -200] },
        { x: 326, y: 364, size: 166, shadow: false },
      ) +
      // the bucket
      pool(660, 476, 120, 11) +
      shape('M586 366H700L688 470H598Z', c.inkSoft) +
      shape('M650 366H700L688 470H652Z', c.ink, { opacity: 0.2 }) +
      shape(
        'M580 356H706V374C696 374 692 384 688 396C682 410 672 404 672 390C672 380 664 376 656 376H580Z',
        c.sage,
      ) +
      box(580, 356, 126, 8, c.sageSoft, 4) +
      stroke('M588 372Q642 440 698 372', c.ink, 5)
    );
  });
}

/** Two people climb the same stairs: a mentor in oxfords, a young person in sneakers. */
export function mentoring() {
  return picture(W, H, () => {
    const sky = gradient([
      [0, c.inkSoft],
      [0.6, c.sunriseSoft],
      [1, c.goldSoft],
    ]);
    const young = { upper: c.gold, panel: c.sunrise, tread: c.sage };
    const limbs = { fill: skin.deep, sock: c.paper, shorts: c.ink };
    const step = (x, y) =>
      box(x, y, W - x + 10, H, c.sandDeep) +
      box(x, y, W - x + 10, 16, c.sand) +
      box(x, y + 16, 10, H, c.goldSoft);
    return (
      sky.def +
      box(0, 0, W, H, sky.paint) +
      glow(60, 330, 420, 240, c.gold, 0.8) +
      range(
        [
          [0, 360],
          [90, 320],
          [190, 364],
          [330, 296],
          [460, 350],
          [590, 310],
          [800, 340],
        ],
        500,
        c.inkMid,
        c.ink,
      ) +
      box(0, 452, W, 48, c.emberSoft) +
      box(0, 452, W, 10, c.sandMid) +
      step(180, 392) +
      step(400, 322) +
      step(620, 252) +
      // the young person
      stepping(
        bareLegged,
        sneaker,
        young,
        { ...limbs, knee: [176, 268], hip: [262, 6] },
        { x: 22, y: 450, size: 132, toe: 28, dark: 0.12 },
      ) +
      stepping(
        bareLegged,
        sneaker,
        young,
        { ...limbs, knee: [318, 206], hip: [262, -30] },
        { x: 206, y: 392, size: 136 },
      ) +
      // the mentor
      stepping(
        trousered,
        oxford,
        {},
        { fill: c.sage, knee: [534, 96], hip: [620, -200] },
        { x: 416, y: 320, size: 166, toe: 20, dark: 0.14 },
      ) +
      stepping(
        trousered,
        oxford,
        {},
        { fill: c.sage, knee: [728, 8], hip: [620, -220] },
        { x: 616, y: 252, size: 170 },
      )
    );
  });
}
