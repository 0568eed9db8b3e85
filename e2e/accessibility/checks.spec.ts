// Tests the checks themselves: each one must report a planted fault, and nothing on a correct page.
import { expect, test } from '../fixtures';
import { axe } from './checks/axe';
import { brokenWords } from './checks/broken-words';
import type { Check } from './checks/check';
import { borders, placeholders } from './checks/contrast';
import { keyboardWalk } from './checks/keyboard-walk';
import { coveredText, cutOffText, sidewaysScroll } from './checks/layout';
import { motion } from './checks/stillness';
import { headings, landmarks, names, references } from './checks/structure';
import { smallTargets } from './checks/targets';
import { doubledText, smallHeadings } from './checks/text-size';

const targets: Check = (page) => smallTargets(page, 24);

interface Planted {
  readonly what: string;
  readonly check: Check;
  readonly html: string;
  readonly says: RegExp;
}

const PLANTED: readonly Planted[] = [
  { what: 'a picture without an alternative', check: axe, html: '<img src="data:," />', says: /image-alt/ },
  {
    what: 'a picture without an alternative in a frame',
    check: axe,
    html: '<iframe title="Preview" srcdoc="<!doctype html><img src=data:, />"></iframe>',
    says: /image-alt/,
  },
  { what: 'a second h1', check: headings, html: '<h1>Again</h1>', says: /2 h1/ },
  {
    what: 'a skipped heading level',
    check: headings,
    html: '<h4>Deep</h4>',
    says: /follows a heading of level 1/,
  },
  {
    what: 'a dialog whose first heading is too deep',
    check: headings,
    html: '<div role="dialog" aria-label="Ask"><h3>Sure?</h3></div>',
    says: /a dialog begins with h3/,
  },
  { what: 'a second main', check: landmarks, html: '<main>More</main>', says: /2 main/ },
  {
    what: 'a nav without a name',
    check: landmarks,
    html: '<nav><a href="/x">X</a></nav>',
    says: /nav .* has no name/,
  },
  {
    what: 'a title that is only the name of the site',
    check: landmarks,
    html: '<script>document.title = "FSR"</script>',
    says: /title/,
  },
  {
    what: 'a button without a name',
    check: names,
    html: '<button><svg></svg></button>',
    says: /button .* has no name/,
  },
  {
    what: 'a field without a name',
    check: names,
    html: '<input placeholder="Name" />',
    says: /input .* has no name/,
  },
  {
    what: 'a group without a name',
    check: names,
    html: '<div role="radiogroup"></div>',
    says: /has no name/,
  },
  {
    what: 'a progress bar without a name',
    check: names,
    html: '<progress value="1"></progress>',
    says: /progress .* has no name/,
  },
  {
    what: 'a reference to a missing description',
    check: references,
    html: '<button aria-describedby="gone">Go</button>',
    says: /aria-describedby to 'gone'/,
  },
  {
    what: 'a label for a missing field',
    check: references,
    html: '<label for="gone">Name</label>',
    says: /for to 'gone'/,
  },
  {
    what: 'a duplicate id',
    check: references,
    html: '<i id="a"></i><i id="a"></i>',
    says: /more than once/,
  },
  {
    what: 'an element wider than the screen',
    check: sidewaysScroll,
    html: '<p style="width: 200vw">Wide</p>',
    says: /px sideways/,
  },
  {
    what: 'an element wider than its dialog',
    check: sidewaysScroll,
    html: '<div role="dialog" aria-modal="true" style="width: 10em"><p style="width: 12em">Wide</p></div>',
    says: /sticks out of its dialog/,
  },
  {
    what: 'text that is cut off at the bottom',
    check: cutOffText,
    html: '<p style="height: 1em; overflow: hidden; width: 5em">Two lines of text</p>',
    says: /cut off in height/,
  },
  {
    what: 'text that is cut off at the side',
    check: cutOffText,
    html: '<p style="width: 5em; overflow: hidden; white-space: nowrap">One long line of text</p>',
    says: /cut off sideways/,
  },
  {
    what: 'text that is cut off by paint containment',
    check: cutOffText,
    html: '<p style="content-visibility: auto; height: 1em; width: 5em">Two lines of text</p>',
    says: /cut off in height/,
  },
  {
    what: 'text that overlaps other text',
    check: cutOffText,
    html: '<p>Below</p><p style="margin-top: -2.5em">Above</p>',
    says: /lies over/,
  },
  {
    what: 'a field that is lower than its text',
    check: cutOffText,
    html: '<input aria-label="Low" style="height: 14px; box-sizing: border-box" />',
    says: /lower than its text/,
  },
  {
    what: 'a number that breaks across lines',
    check: brokenWords,
    html: '<p style="width: 3ch; overflow-wrap: anywhere">$10,000</p>',
    says: /breaks the number \$10,000/,
  },
  {
    what: 'a short word that breaks across lines',
    check: brokenWords,
    html: '<p style="width: 3ch; overflow-wrap: anywhere">President</p>',
    says: /breaks 'President' into pieces/,
  },
  {
    what: 'a long word that breaks across two lines',
    check: brokenWords,
    html: '<p style="width: 8ch; overflow-wrap: anywhere">Empowerment</p>',
    says: /breaks 'Empowerment' into pieces/,
  },
  {
    what: 'a period alone on a line',
    check: brokenWords,
    html: '<p style="width: 4em"><a href="#main" style="width: 100%">Here</a>.</p>',
    says: /leaves '\.' alone/,
  },
  {
    what: 'text under the header',
    check: coveredText,
    html: '<header style="position: fixed; inset: 0 0 auto"><div style="height: 200px">Header</div></header>',
    says: /is under the header/,
  },
  {
    what: 'text in px',
    check: doubledText,
    html: '<p style="font-size: 16px">Stays</p>',
    says: /from 16 to 16/,
  },
  {
    what: 'a heading that does not grow because of the window',
    check: doubledText,
    html: '<h2 style="font-size: min(3rem, 4vw)">Big</h2>',
    says: /h2 'Big' grows/,
  },
  {
    what: 'a heading smaller than its text',
    check: smallHeadings,
    html: '<section><h2 style="font-size: 24px">Small</h2><p style="font-size: 34px">Large</p></section>',
    says: /h2 'Small' of 24 px is smaller than p 'Large'/,
  },
  {
    what: 'a target of 20 px',
    check: targets,
    html: '<button style="width: 20px; min-width: 0; padding: 0">x</button>',
    says: /is 20 x/,
  },
  {
    what: 'a placeholder with low contrast',
    check: placeholders,
    html: '<style>::placeholder { color: #aaa }</style><input placeholder="Pale" aria-label="Name" />',
    says: /placeholder of input/,
  },
  {
    what: 'a border with low contrast',
    check: borders,
    html: '<input aria-label="Name" style="border: 1px solid #ddd" />',
    says: /edge of input/,
  },
  {
    what: 'an animation',
    check: motion,
    html: '<style>@keyframes on { to { opacity: 0 } } i { animation: on 1s infinite }</style><i>on</i>',
    says: /i 'on' moves/,
  },
  {
    what: 'a smooth scroll',
    check: motion,
    html: '<style>html { scroll-behavior: smooth }</style>',
    says: /scrolls smoothly/,
  },
  {
    what: 'a button that Tab does not reach',
    check: keyboardWalk,
    html: '<button onfocus="this.blur()">Shy</button>',
    says: /'Shy' is not reached/,
  },
  {
    what: 'a button before the first focused element that Tab does not reach',
    check: keyboardWalk,
    html: '<button onfocus="this.blur()">Shy</button><input aria-label="Here" autofocus />',
    says: /'Shy' is not reached/,
  },
  {
    what: 'a focus indicator that cannot be seen',
    check: keyboardWalk,
    html: '<style>.bare:focus { outline: none }</style><button class="bare">Bare</button>',
    says: /'Bare' shows its focus with 0 px/,
  },
  {
    what: 'a focus order that is not the visual order',
    check: keyboardWalk,
    html: '<div style="display: flex; flex-direction: column-reverse"><button>Lower</button><button>Upper</button></div>',
    says: /'Upper' comes after button 'Lower'/,
  },
  {
    what: 'a focus order that goes back along a line after an opened menu',
    check: keyboardWalk,
    html: `<div style="display: flex; flex-direction: row-reverse">
      <button aria-expanded="true" aria-controls="menu">Menu</button>
      <div id="menu" style="position: absolute; margin-top: 60px"><a href="#main">Entry</a></div>
      <button>Before</button></div>`,
    says: /'Before' comes after button 'Menu'/,
  },
  {
    what: 'a focused element that something fixed covers',
    check: keyboardWalk,
    html: '<div style="position: fixed; inset: 0; background: #fff"></div>',
    says: /'Go on' is covered/,
  },
  {
    what: 'a dialog that does not trap the focus',
    check: keyboardWalk,
    html: '<div role="dialog" aria-modal="true" aria-label="Ask"><button>Yes</button></div>',
    says: /the focus (leaves|falls out of) the dialog/,
  },
];

const page = (planted: string) => `<!doctype html>
  <html lang="en">
    <title>A page that is right – FSR</title>
    <style>
      button, a { display: inline-block; min-height: 24px; min-width: 24px }
      :focus { outline: 3px solid #9a3412; outline-offset: 3px }
    </style>
    <body style="background: #fff">
      <main id="main"><h1>A page that is right</h1><p>With a sentence.</p><a href="#main">Go on</a> ${planted}
        <div style="margin-top: 500vh; content-visibility: auto; contain-intrinsic-size: auto 5px">
          <p>Laid out only in sight.</p>
        </div>
        <p>The end.</p>
      </main>
    </body>
  </html>`;

const CHECKS = new Map(PLANTED.map(({ check }) => [check.name, check]));

for (const check of CHECKS.values()) {
  const browsers = check === keyboardWalk ? ' @chromium' : '';
  const tag = check === axe ? '' : ' @full';
  test(`the check '${check.name}' reports the planted faults, and nothing on a correct page${browsers}${tag} @desktop`, async ({
    page: tab,
  }) => {
    await tab.setContent(page(''));
    expect.soft(await check(tab), 'a correct page').toEqual([]);
    for (const { what, html, says } of PLANTED.filter((each) => each.check === check)) {
      await tab.setContent(page(html));
      expect.soft(await check(tab), what).toContainEqual(expect.stringMatching(says));
    }
  });
}
