import { at, box, glow, gradient, picture, shape } from '../draw.mjs';
import { dawn, joshuas, pair, range, shrubs, stars } from '../ground.mjs';
import { color as c } from '../palette.mjs';
import { bootie, childShoe, highTop, runner } from '../play-shoes.mjs';
import { maryJane, pump, workBoot } from '../work-shoes.mjs';

const skyline =
  'M0 0V-14H12V-22H24V-10H34V-30H52V-18H62V-40H70V-20H82V-26H100V-12H112V-36H130V-16H146V-44L149-92L144-98L152-106L153-128L154-106L162-98L157-92L160-44V-16H176V-34H196V-20H210V-28H226V-12H240V-20H262V-8H280V0Z';

/** The valley at dawn, and a row of shoes from a baby's first pair to work boots. */
export function hero() {
  return picture(1920, 1080, () => {
    const land = gradient([
      [0, c.ember],
      [0.12, c.sunriseMid],
      [0.5, c.sunriseSoft],
      [1, c.sandMid],
    ]);
    const way = gradient([
      [0, c.gold],
      [0.25, c.goldMid],
      [0.6, c.goldSoft],
      [1, c.sand],
    ]);
    return (
      dawn(1920, 790, [
        [0, c.ink],
        [0.42, c.ink],
        [0.645, c.inkMid],
        [0.735, c.inkSoft],
        [0.82, c.sunriseMid],
        [0.9, c.gold],
        [1, c.goldSoft],
      ]) +
      glow(160, 760, 900, 205, c.goldMid, 0.9) +
      // below the header's words
      stars([
        [1216, 262, 2, 0.6],
        [1340, 216, 2, 0.7],
        [1472, 342, 2, 0.6],
        [1610, 236, 3, 0.8],
        [1734, 306, 2, 0.6],
        [1856, 222, 2, 0.7],
      ]) +
      range(
        [
          [0, 690],
          [90, 664],
          [230, 706],
          [360, 650],
          [450, 676],
          [560, 640],
          [740, 704],
          [900, 668],
          [1030, 700],
          [1190, 634],
          [1280, 656],
          [1400, 590],
          [1560, 650],
          [1640, 612],
          [1760, 668],
          [1920, 610],
        ],
        800,
        c.emberSoft,
        c.ember,
      ) +
      range(
        [
          [0, 700],
          [140, 726],
          [310, 690],
          [470, 738],
          [640, 708],
          [830, 744],
          [1050, 722],
          [1210, 744],
          [1330, 678],
          [1430, 708],
          [1560, 650],
          [1700, 716],
          [1810, 684],
          [1920, 720],
        ],
        800,
        c.inkSoft,
        c.inkMid,
      ) +
      at(790, 762, shape(skyline, c.ink, { opacity: 0.92 })) +
      range(
        [
          [0, 764],
          [240, 744],
          [460, 762],
          [1090, 760],
          [1300, 738],
          [1480, 756],
          [1700, 728],
          [1920, 746],
        ],
        800,
        c.inkMid,
        '',
      ) +
      land.def +
      way.def +
      box(0, 770, 1920, 310, land.paint) +
      shape(
        'M1020 770C1120 786 1120 794 1010 804C860 818 300 820 0 872V1010C240 1020 480 1036 620 1080H1500C1560 1050 1740 1034 1920 1030V912C1500 856 1260 842 1190 812C1150 794 1130 782 1066 770Z',
        way.paint,
      ) +
      shrubs(
        [
          [560, 806, 46],
          [330, 816, 40],
          [1450, 822, 60],
          [820, 790, 26],
          [1640, 830, 44],
        ],
        c.ember,
      ) +
      joshuas(
        [
          [1300, 812, 110],
          [100, 822, 130],
          [1868, 872, 210],
        ],
        c.ink,
      ) +
      shape('M1060 1000h70l-6 20h-76ZM1040 1046h90l-8 34h-96Z', c.gold) +
      `<g color="${c.sageSoft}" transform="translate(110 918)"><g id="first">${pair(bootie({ upper: 'currentColor', lace: c.sunrise }), 0, 0, 106)}</g></g>` +
      pair(childShoe({}), 276, 930, 146) +
      pair(maryJane({}), 480, 940, 160) +
      pair(highTop({ upper: c.sage, panel: c.sageMid, tread: c.gold }), 704, 950, 190) +
      pair(pump({}), 956, 958, 196) +
      pair(runner({ upper: c.inkMid, panel: c.inkSoft, tread: c.gold, lace: c.goldSoft }), 1206, 964, 216) +
      pair(workBoot({}), 1464, 974, 264) +
      `<use href="#first" color="${c.goldMid}" transform="translate(1752 1000)scale(.83)"/>` +
      shape(
        'M0 1080V1016C60 1000 130 1030 190 1040C260 1052 300 1060 330 1080ZM1920 1080V1046C1850 1036 1800 1060 1760 1080Z',
        c.ink,
      ) +
      shrubs(
        [
          [70, 1050, 130],
          [180, 1070, 90],
          [1870, 1078, 90],
        ],
        c.ink,
      )
    );
  });
}
