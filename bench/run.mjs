// @ts-check
// `npm run bench`: compares the built site with the floor, a hand-written site without script, and prints the measured values
// with their targets. Ratios hold on any machine; absolute times need an idle one.
//   npm run bench -- --rounds=9              more rounds than 5
//   npm run bench -- --only=sizes,typing     some of the measurements
import process from 'node:process';
import { parseArgs } from 'node:util';
import { launchBrowser } from './browser.mjs';
import { measureFiltering } from './filtering.mjs';
import { measureFirstInteraction } from './first-interaction.mjs';
import { measureFirstPaint } from './first-paint.mjs';
import { writeFloor } from './floor/write-floor.mjs';
import { measureMarking } from './marking.mjs';
import { measurePublicPages } from './public-pages.mjs';
import { table, writeReport } from './report.mjs';
import { serve } from './sites.mjs';
import { measureSizes } from './sizes.mjs';
import { measureTicking } from './ticking.mjs';
import { measureTyping } from './typing.mjs';
import { measureWaking } from './waking.mjs';

const REPORT = 'reports/bench.json';
const FLOOR = 'reports/floor';

const MEASUREMENTS = {
  sizes: measureSizes,
  'first-paint': measureFirstPaint,
  'public-pages': measurePublicPages,
  'first-interaction': measureFirstInteraction,
  waking: measureWaking,
  typing: measureTyping,
  ticking: measureTicking,
  filtering: measureFiltering,
  marking: measureMarking,
};

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, only: { type: 'string' } },
});
const rounds = Number(values.rounds);
const known = Object.keys(MEASUREMENTS);
const chosen = values.only?.split(',') ?? known;
const unknown = chosen.filter((name) => !known.includes(name));
if (!Number.isInteger(rounds) || rounds < 1 || unknown.length > 0) {
  console.error(
    `--rounds takes a whole number from 1. --only takes names from this list, separated by commas: ${known.join(', ')}.`,
  );
  process.exit(1);
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
await writeFloor(FLOOR);
const site = await serve('.');
const floor = await serve(FLOOR);
const browser = await launchBrowser();
/** @type {import('./report.mjs').Row[]} */
const rows = [];
try {
  for (const [name, measure] of Object.entries(MEASUREMENTS)) {
    if (!chosen.includes(name)) continue;
    console.error(`Measuring ${name} …`);
    rows.push(...(await measure({ site: site.address, floor: floor.address, rounds, browser })));
  }
} finally {
  await browser.close();
  site.stop();
  floor.stop();
}
await writeReport(REPORT, { rounds, rows });
console.log(`${table(rows)}\n\nMedians of ${rounds} rounds; all measurements are in ${REPORT}.`);
