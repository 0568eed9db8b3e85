import { at, box, gradient, litLimb, picture, shape, stroke } from '../draw.mjs';
import { stand } from '../ground.mjs';
import { bareLegged } from '../legs.mjs';
import { color as c, skin } from '../palette.mjs';
import { runner, sneaker } from '../play-shoes.mjs';
import { hand, pool, shoebox, sunPatch } from '../props.mjs';

/** A fitting bench: hands tie a child's new shoe. */
export function fitting() {
  return picture(1200, 800, () => {
    const floor = gradient([
      [0, c.emberSoft],
      [1, c.sandDeep],
    ]);
    const shelf = (y, boxes) =>
      box(560, y, 640, 16, c.emberSoft) + boxes.map(([x, w, h, a, b]) => shoebox(x, y, w, h, a, b)).join('');
    return (
      box(0, 0, 1200, 590, c.sandMid) +
      shelf(150, [
        [600, 130, 62, c.sunriseSoft, c.sunriseMid],
        [744, 130, 76, c.sageSoft, c.sageMid],
        [890, 130, 56, c.goldMid, c.gold],
        [1040, 130, 70, c.inkSoft, c.inkMid],
      ]) +
      shelf(330, [
        [620, 130, 74, c.goldMid, c.gold],
        [950, 130, 60, c.sunriseSoft, c.sunriseMid],
        [1096, 130, 74, c.sageSoft, c.sageMid],
      ]) +
      stand(sneaker({ upper: c.inkSoft, panel: c.inkMid }), 776, 330, 130, { shadow: false }) +
      sunPatch('M0 0H260L560 590H150Z', 0.55) +
      sunPatch('M330 0H420L720 590H600Z', 0.4) +
      floor.def +
      box(0, 590, 1200, 210, floor.paint) +
      stroke(
        'M0 640H1200M0 702H1200M150 590L90 800M420 590L400 800M700 590L720 800M980 590L1050 800',
        c.ember,
        3,
        { opacity: 0.22 },
      ) +
      sunPatch('M150 590H560L760 800H300ZM620 590H730L930 800H800Z', 0.32) +
      // the bench
      pool(200, 742, 380, 22) +
      box(60, 330, 30, 410, c.emberDeep) +
      box(400, 330, 30, 410, c.emberDeep) +
      box(-40, 268, 520, 74, c.inkMid, 26) +
      box(-40, 268, 520, 26, c.inkSoft, 13) +
      box(-40, 336, 480, 22, c.ember) +
      // the child: one foot swings, one is on the stool
      stand(
        bareLegged(
          sneaker,
          { upper: c.gold, panel: c.sunrise, tread: c.sage },
          { fill: skin.brown, sock: c.paper, knee: [84, -610], slim: 0.88 },
        ),
        372,
        676,
        196,
        { toe: 10, dark: 0.2, shadow: false },
      ) +
      pool(660, 744, 250, 16) +
      shape('M486 742V596C486 566 520 552 550 562L826 658C846 666 850 690 850 704V742Z', c.ember) +
      shape(
        'M486 600C484 566 520 552 550 562L826 658C846 666 850 690 850 704C846 690 836 682 820 676L546 582C520 574 492 578 486 600Z',
        c.sunriseMid,
      ) +
      shape('M640 742V622L850 696V742Z', c.ink, { opacity: 0.18 }) +
      stand(
        bareLegged(
          sneaker,
          { upper: c.gold, panel: c.sunrise, tread: c.sage },
          { fill: skin.brown, sock: c.paper, knee: [-128, -470], slim: 0.9 },
        ),
        548,
        562,
        216,
        { slope: 19, shadow: false },
      ) +
      litLimb(
        [
          [592, 284, 60, 54],
          [560, 232, 84, 84],
          [440, 214, 88, 84],
          [200, 204, 96, 90],
          [-60, 200, 104, 96],
        ],
        c.sage,
      ) +
      // the volunteer kneels
      pool(1040, 744, 260, 20) +
      stand(runner({}), 1022, 742, 236, { flip: true }) +
      litLimb(
        [
          [1290, 220, 110, 130],
          [1090, 320, 96, 110],
          [920, 400, 74, 96],
          [900, 500, 60, 100],
          [958, 676, 62, 56],
        ].map(([x, y, l, r]) => [x, y, r, l]),
        c.inkMid,
      ) +
      litLimb(
        [
          [1260, 380, 80, 90],
          [1170, 560, 90, 96],
          [1130, 668, 84, 90],
          [1180, 716, 40, 40],
          [1260, 720, 40, 40],
        ],
        c.ink,
      ) +
      box(1170, 640, 30, 70, c.ink) +
      // two hands on the laces
      litLimb(
        [
          [1080, -60, 60, 60],
          [904, 214, 52, 56],
          [806, 358, 40, 42],
        ],
        c.ember,
      ) +
      litLimb(
        [
          [818, 340, 34, 36],
          [746, 432, 28, 30],
        ],
        skin.deep,
      ) +
      at(744, 440, hand(skin.deep), { scale: 0.8, turn: 14 }) +
      litLimb(
        [
          [1260, 20, 86, 80],
          [1110, 230, 70, 70],
          [1000, 350, 60, 58],
        ],
        c.sunrise,
      ) +
      litLimb(
        [
          [1010, 338, 48, 48],
          [876, 432, 40, 42],
          [790, 478, 31, 33],
        ],
        skin.deep,
      ) +
      at(790, 482, hand(skin.deep), { scale: 0.95 }) +
      // the box the shoes came in
      pool(250, 780, 190, 14) +
      shoebox(90, 780, 250, 84, c.sunriseSoft, c.sunriseMid)
    );
  });
}
