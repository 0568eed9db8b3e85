import { at, box, circle, cut, picture, shape, stroke } from '../draw.mjs';
import { color as c, skin } from '../palette.mjs';
import { hold, shoebox } from '../props.mjs';
import { pairOf } from '../shoe-kit.mjs';
import { workBoot } from '../work-shoes.mjs';

const face =
  'M300 92C356 92 386 134 384 194C382 264 346 316 300 316C254 316 218 264 216 194C214 134 244 92 300 92Z';

/** A head and neck in `tone`, lit from the left, with no features. */
const head = (tone) =>
  cut(
    'M256 270H344V392C338 424 262 424 256 392Z',
    tone,
    shape('M240 310C290 350 340 330 370 270V380C330 352 280 352 240 330Z', c.ink, { opacity: 0.22 }),
  ) +
  circle(214, 212, 19, tone) +
  circle(386, 212, 19, tone) +
  circle(389, 214, 17, c.ink, { opacity: 0.14 }) +
  cut(
    face,
    tone,
    shape('M336 80C352 150 350 260 296 320H400V80Z', c.ink, { opacity: 0.13 }) +
      shape('M246 90C226 130 228 250 264 310H200V90Z', c.goldSoft, { opacity: 0.2 }),
  );

/** Shoulders in `fill`, with a neckline down to `v` that shows `inner`. */
const shoulders = (fill, inner, v) =>
  cut(
    'M40 620C44 500 84 438 168 412C214 398 244 392 252 372C270 402 330 402 348 372C356 392 386 398 432 412C516 438 556 500 560 620Z',
    fill,
    shape('M420 390C478 440 470 560 450 620H600V390Z', c.ink, { opacity: 0.16 }) +
      shape('M190 400C110 430 84 500 80 620H30V400Z', c.goldSoft, { opacity: 0.25 }) +
      shape(`M238 360L300 ${v}L362 360Z`, inner),
  );

/** The ground of a portrait: a low sun behind the left shoulder. */
const ground = (back, sun) => box(0, 0, 600, 600, back) + circle(210, 240, 222, sun);

/** The founder, with a pair of work boots slung over the shoulder by their laces. */
export const founder = () =>
  picture(600, 600, () => {
    const boot = pairOf(workBoot({ lace: c.paper }));
    return (
      ground(c.goldMid, c.goldSoft) +
      shape(
        'M300 34C384 26 452 84 454 172C458 230 438 284 404 302C360 322 240 322 196 302C162 284 142 230 146 172C148 84 216 26 300 34Z',
        c.ink,
      ) +
      shape('M262 38C186 50 144 106 146 180C148 232 162 284 196 302C168 224 176 102 262 38Z', c.inkMid) +
      head(skin.deep) +
      shape(
        'M216 202C212 132 240 92 300 90C360 92 388 132 384 202C376 158 350 132 320 128C280 124 232 142 216 202Z',
        c.ink,
      ) +
      circle(212, 246, 9, c.gold) +
      circle(388, 246, 9, c.gold) +
      shoulders(c.sunrise, skin.deep, 430) +
      stroke('M414 396C420 420 424 440 424 470M418 396C432 420 444 440 450 462', c.paper, 7) +
      at(476, 552, boot().body, { scale: 0.5, turn: -12, flip: true }) +
      at(396, 556, boot().body, { scale: 0.52, turn: 12 }) +
      stroke('M412 398C416 420 418 430 420 446', c.paper, 7)
    );
  });

/** The president, carrying shoeboxes. */
export const president = () =>
  picture(
    600,
    600,
    () =>
      ground(c.sageSoft, c.goldSoft) +
      head(skin.brown) +
      cut(
        face,
        'none',
        shape(
          'M200 206C226 224 232 252 262 256C284 242 316 242 338 256C368 252 374 224 400 206V340H200Z',
          c.emberDeep,
        ),
      ) +
      shape(
        'M208 206C196 120 232 62 300 62C372 60 404 120 392 206C384 200 382 176 376 160C340 152 270 152 226 160C218 176 216 200 208 206Z',
        c.emberDeep,
      ) +
      shape('M236 82C204 110 198 160 208 206C216 200 218 176 226 160C222 130 224 104 236 82Z', c.emberSoft, {
        opacity: 0.5,
      }) +
      shoulders(c.inkMid, c.paper, 480) +
      shape('M288 402H312L322 500L300 520L278 500Z', c.sunrise) +
      shoebox(150, 620, 300, 76, c.sunriseSoft, c.sunriseMid) +
      shoebox(172, 540, 256, 70, c.goldMid, c.gold) +
      hold(432, 560, skin.brown) +
      hold(168, 560, skin.brown, true),
  );

/** The secretary and treasurer, with a ledger and a pencil behind the ear. */
export const secretaryTreasurer = () =>
  picture(
    600,
    600,
    () =>
      ground(c.inkSoft, c.goldSoft) +
      shape(
        'M300 56C390 50 424 120 420 200C418 280 440 310 424 352C390 376 210 376 176 352C160 310 182 280 180 200C176 120 210 50 300 56Z',
        c.paperDeep,
      ) +
      head(skin.light) +
      stroke('M352 176L446 216', c.gold, 13) +
      shape('M440 206L472 228L436 224Z', c.ink) +
      shape(
        'M206 240C196 150 224 84 300 82C376 84 404 150 394 240C384 194 366 156 340 132C310 170 250 186 222 188C212 204 208 220 206 240Z',
        c.paperDeep,
      ) +
      shape(
        'M252 72C196 90 178 140 180 200C182 280 160 310 176 352C190 360 206 364 220 368C196 310 200 280 206 240C200 170 210 110 252 72Z',
        c.paper,
      ) +
      shoulders(c.sage, c.sand, 450) +
      box(186, 436, 236, 190, c.ember, 10) +
      box(186, 436, 32, 190, c.emberDeep, 8) +
      box(246, 470, 144, 48, c.goldSoft, 6) +
      shape('M352 436H380V520L366 508L352 520Z', c.gold) +
      hold(428, 566, skin.light),
  );
