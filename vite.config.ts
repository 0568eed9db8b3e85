import process from 'node:process';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin, type UserConfig } from 'vite';
import { builtModules } from './scripts/built-modules.mjs';
import { ContentFileError, configuredContent, contentFile } from './scripts/content-file.mjs';
import { languageTexts } from './scripts/language-texts.mjs';
import { loneParts } from './scripts/lone-parts.mjs';
import { namedBreakpoints } from './scripts/named-breakpoints.mjs';
import { withPageLanguage } from './scripts/prerender/page-template.mjs';
import { siteFolders } from './scripts/site-folders.mjs';
import {
  type Configuration,
  ConfigurationError,
  readConfiguration,
} from './src/composition/browser/configuration.ts';
import type { Language } from './src/core/shared/text/language.ts';
import { BREAKPOINTS, HEADER_BREAKPOINTS } from './src/ui/app/breakpoints.ts';
import { paletteCss } from './src/ui/app/palette-css.ts';

/** Puts the palette's custom properties, the favicon and the language into the page of the development server; the build's pages get them from prerender.mjs. */
function developmentPage({ basePath, language }: Configuration): Plugin {
  return {
    name: 'development-page',
    transformIndexHtml: (html) => ({
      html: withPageLanguage(html, language),
      tags: [
        { tag: 'style', attrs: { id: 'palette' }, children: paletteCss(), injectTo: 'head-prepend' },
        { tag: 'link', attrs: { rel: 'icon', href: `${basePath}images/favicon.png` }, injectTo: 'head' },
      ],
    }),
  };
}

/** Reads the configuration and the content file. What is missing or malformed stops the build with a message that names it. */
async function checkedConfiguration(mode: string, isBuild: boolean) {
  try {
    const configuration = readConfiguration(loadEnv(mode, process.cwd(), 'VITE_'));
    return {
      configuration,
      content: isBuild ? await configuredContent(mode, configuration.backEnd, configuration.language) : null,
    };
  } catch (error) {
    if (!(error instanceof ConfigurationError || error instanceof ContentFileError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/**
 * Modules that several pages fetch together, grouped into one file each. By default the dashboard came in 37 files, most of
 * a few hundred bytes; on a slow line every file costs a place in the queue. A group also contains what its modules import,
 * unless an earlier group has it (docs/decisions/0007-prerendered-login-and-dashboard.md).
 */
const SHARED_CHUNKS = [
  {
    // The landing page's late styles. Those of its first paint are inline in the page.
    name: 'late',
    test: /src\/ui\/(landing\/(carousel\/|wake\/|path\/|sections\/(?!hero))|donate\/)[^/]*\.css$/,
  },
  {
    // The late styles that the other public pages have as well, each inline.
    name: 'footer',
    test: /src\/ui\/shared\/(site-footer|about-foundation)\/[^/]*\.css$/,
  },
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler|mobx-react-lite|use-sync-external-store)\//,
  },
  {
    // With what fetches files on demand, which any file may use.
    name: 'frame',
    test: /vite\/preload-helper|node_modules\/(mobx|inversify|@inversifyjs|valibot|dequal)\/|src\/core\/shared\/(?!translations\/(?!translation\.ts|english-schema)|page-address|forms\/written-form|text\/(text-in|language\.schema)|unsent\/|so-far|who-is-who|calendar-file|(found-)?page[-.]|change-entries|id-form|person-key|sizes\/|time\/(calendar|business-days|months|day\.schema)|text\/(beginning-of|compare-names|csv|date-parts|first-name|format|search-words|telephone-digits)|forms\/(text-faults|reason-faults|field-rules|form-(entries|signs)|public-form|two-versions)|goods\/goods-line)|src\/core\/(access\/(?!actor-with|second-step|reader)|content\/(link|translated-fields))|src\/adapters\/mock\/latency|src\/adapters\/http\/http-calls|src\/composition\/shared\/(class-metadata|tokens?|named)\.ts|src\/ui\/app\/page-hooks|src\/ui\/shared\/(picture\.tsx|skip-link|translation\/marked-words|form\/form-state|language-switch\/(same-page|language-switch))/,
  },
  {
    // What ports are made of, what lists are followed and told with, and how long unsent changes are kept, which the privacy page says.
    name: 'ports',
    test: /src\/core\/shared\/(translations\/(translations-schema|titled)|time\/(calendar|day\.schema)|text\/format(-money)?|unsent\/unsent-change)\.ts|src\/ui\/shared\/(fetched\/fetched|translation\/in-words)\.ts|src\/core\/(api\/|access\/actor-with|shared\/id-form)|src\/adapters\/(http\/http-port|mock\/simulated-port)/,
  },
  {
    // What public pages come with: the figures of the year, and who asks for gifts.
    name: 'shown',
    test: /src\/(core\/(settings\/(public-settings(\.schema|\.api)?\.ts|legal-notice|law\.texts)|shared\/so-far)|composition\/(browser\/modules\/public-settings|prerendering\/(so-far|settings)-of-page)|adapters\/local-storage\/(stored-)?public-settings)/,
  },
  // What lists come in.
  { name: 'pages', test: /src\/core\/shared\/page(\.schema|-of)/ },
  {
    // What the simulation's services read with.
    name: 'simulation',
    test: /src\/adapters\/mock\/(simulation\.|simulated-reads|sample-words\/sample-words\.)|src\/composition\/simulation\/simulated-reading\./,
  },
  // What makes services that change records as well.
  { name: 'simulated-service', test: /src\/composition\/simulation\/simulated-service\./ },
  // A page in the other language than that of its words: pages in Spanish, and the editor's preview.
  { name: 'words-in', test: /src\/core\/(content\/words-in|shared\/translations\/in-spanish)\.ts/ },
  // What lists of staff know of the words in Spanish of campaigns, programs, events and guides.
  { name: 'pairs', test: /src\/core\/shared\/translations\/pairs/ },
  // What their forms know of them.
  {
    name: 'record-words',
    test: /src\/core\/shared\/translations\/(kept-translations|translation-faults|translated-text)/,
  },
  {
    name: 'campaigns',
    test: /src\/core\/campaigns\/(list-|campaign(-reads.*|s\.api)?\.ts|countdown)|src\/adapters\/(cached\/(answer|cached-port)|mock\/campaigns\/)|src\/composition\/(simulation\/(simulated-campaigns\.|modules\/mock-campaigns)|browser\/modules\/campaigns\.module)|src\/ui\/campaigns\/[^/]+$/,
  },
  {
    name: 'app',
    test: /node_modules\/(react-router|react-router-dom|cookie|set-cookie-parser)\/|src\/core\/(navigation\/(?!link-address|breadcrumbs)|account\/chosen-language)|src\/ui\/(app\/(use-|login-location|skeletons\/dashboard-skeleton)|shared\/(language-switch\/spanish-dashboards|address\/typed-names|focus\/(route-focus|focus-page-heading)))/,
  },
  {
    // Whom the simulation knows, which many of its services read.
    name: 'person-reads',
    test: /src\/core\/people\/person\.ts|src\/adapters\/mock\/people\/(sample-people|simulated-person-reads)|src\/composition\/simulation\/people-samples/,
  },
  {
    // What services change records with, how they know in which language somebody reads, and where mails lead.
    name: 'changes',
    test: /src\/core\/(unit-of-work\/change-from|access\/reader|shared\/page-address)|src\/composition\/simulation\/simulated-mails/,
  },
  {
    // The messages and pickups that wait for an admin, with the simulation's samples.
    name: 'messages',
    test: /src\/core\/(shared\/(time\/pacific-time|text\/beginning-of|goods\/goods-line\.ts)|messages\/message(-reads\.service|s\.api)?\.ts|pickups\/pickup(-reads\.service|s\.api)?\.ts)|src\/adapters\/mock\/(messages\/(sample|simulated-message-)|pickups\/(sample|simulated-pickup-))|src\/composition\/simulation\/(message-reads|delete-expired-when-listed)/,
  },
  {
    // Programs and the applications to them, as most pages read them, with the simulation's samples.
    name: 'programs',
    test: /src\/core\/(applications\/(application(-counts)?|needed-shoes)\.ts|guides\/trainings-to-do|programs\/program\.ts|shared\/(sizes\/shoe-size\.ts|time\/business-days))|src\/adapters\/mock\/(applications|programs)\/(sample-|application-formats|simulated-application-reads|simulated-programs)|src\/composition\/simulation\/programs\/program-samples/,
  },
  {
    // The events, with the simulation's samples.
    name: 'calendar-events',
    test: /src\/core\/(events\/event(-view)?\.ts|signups\/signup\.ts)|src\/adapters\/mock\/(events\/|signups\/(sample-signups|simulated-signup-reads))|src\/composition\/simulation\/calendar\/calendar-(events|samples)/,
  },
  {
    // What waits for somebody on Home.
    name: 'waiting',
    test: /src\/core\/(messages\/waiting-|pickups\/waiting-|signups\/own\/next-up|applications\/recent-answers)|src\/ui\/dashboard\/waiting\/|src\/composition\/browser\/waiting-areas/,
  },
  {
    // The applications that wait, counted on Home.
    name: 'counted-applications',
    test: /src\/core\/applications\/counted-applications\.(api|service)|src\/composition\/simulation\/programs\/counted-applications/,
  },
  {
    // The pairs on the shelf, with the simulation's samples.
    name: 'shelf-reads',
    test: /src\/core\/shelf\/(reserved-pairs|shelf-move)\.ts|src\/adapters\/mock\/shelf\/(sample-|shelf-format|simulated-reserved-pairs)|src\/composition\/simulation\/programs\/shelf-samples/,
  },
  {
    // The pairs that are wanted, which the landing page asks for.
    name: 'wanted-sizes',
    test: /src\/core\/shelf\/(board|wanted-sizes\.service)\.ts/,
  },
  {
    // What became of one's own applications.
    name: 'own-applications',
    test: /src\/core\/applications\/own\/own-application(s\.api|-list\.service)?\.ts|src\/composition\/simulation\/programs\/own-application-list/,
  },
  {
    // How lists find texts by their words.
    name: 'search-words',
    test: /src\/core\/shared\/text\/(search-words|telephone-digits)/,
  },
  {
    // Who signed up for them.
    name: 'calendar-reads',
    test: /src\/core\/signups\/signup-view\.ts|src\/composition\/simulation\/calendar\/calendar-reads/,
  },
  {
    // Events in files for calendars.
    name: 'calendar-files',
    test: /src\/core\/calendar\/(event-entries|appointment-entries|calendar\.texts|calendar-file-name)/,
  },
  {
    // What somebody signed up for and may take.
    name: 'own-calendar',
    test: /src\/core\/(guides\/completion\.ts|signups\/(of-part|obstacle|standings|signups\.(api|inputs)|own\/(own-view|own-signup-reads))\.?)|src\/composition\/simulation\/calendar\/own-signup-reads/,
  },
  {
    // The trainings of volunteers, with the simulation's samples.
    name: 'own-trainings',
    test: /src\/core\/guides\/(guide|guide-titles|own-(training.*|guides?(\.api)?))\.ts|src\/adapters\/mock\/guides\/(sample-guides|simulated-guide-reads)|src\/composition\/simulation\/programs\/(guide-(samples|reads)|own-training-reads)/,
  },
  {
    // What staff read of events.
    name: 'staff-events',
    test: /src\/core\/(events\/(event-(reads|query)|events\.api|later-dates|readable-events)|shared\/change-entries)|src\/composition\/simulation\/calendar\/event-reads/,
  },
  {
    // What staff read of hours.
    name: 'staff-hours',
    test: /src\/core\/(hours\/(found-work|hour-reads|hours\.(api|inputs)|works-of)|signups\/called-by)|src\/adapters\/mock\/signups\/simulated-work-pages|src\/composition\/simulation\/calendar\/hour-reads/,
  },
  {
    // The settings of a new site, which the policies show in a demo.
    name: 'settings',
    test: /src\/core\/settings\/settings\.ts/,
  },
  {
    // What decides about places at events, and what tells people of theirs: sign-ups follow what becomes of applications, people
    // and trainings.
    name: 'calendar',
    test: /src\/core\/(hours\/work\.ts|signups\/(signup-faults|promotion|following\/|mails\/tell-signed-up|helper-figures|take-part|marks)|shelf\/(logged-move|shoe-applicant))|src\/composition\/simulation\/(calendar\/calendar-repositories|programs\/(program-repositories|simulated-shelf))/,
  },
  {
    // What the pages of the app read the site's words and its session through.
    name: 'site',
    test: /src\/(composition\/browser\/(modules\/(site|browser)\.module|back-end|held-if-translated|know-pictures)|ui\/shared\/no-script-note|ui\/app\/lazy-toaster)\.tsx?/,
  },
  {
    name: 'applications',
    test: /src\/core\/(applications\/(application|change-|receive))|src\/adapters\/mock\/applications\//,
  },
  {
    name: 'donate',
    test: /src\/core\/gifts\/donation\/(monetary-donation|hosted-form)|src\/composition\/browser\/configuration/,
  },
  {
    name: 'form-rules',
    test: /src\/core\/shared\/(forms\/(public-form|form-signs|two-versions|field-rules))|src\/core\/messages\/contact-message\.ts|src\/adapters\/mock\/mock-form-gateway|src\/ui\/messages\/contact\/contact\.texts/,
  },
  {
    name: 'account-links',
    test: /src\/ui\/account\/links\/[^.]*texts|src\/core\/account\/passwords\/(new-password|password-(fault|check))/,
  },
  {
    // What the services of the simulation write through; fetched by the first command.
    name: 'units',
    test: /src\/core\/unit-of-work\/|src\/core\/audit\/audit-entry|src\/core\/mail\/(mail|mail-kinds\.texts|mails\.texts|mailer\.port|outbox-mail|site-mails)\.ts|src\/adapters\/mock\/(simulated-unit-of-work|audit\/audit-format|mail\/outbox-format)|src\/composition\/simulation\/simulated-units/,
  },
  { name: 'gift', test: /src\/core\/gifts\/gift\.ts/ },
  { name: 'people', test: /src\/core\/(people|audit)\/|src\/ui\/(people|audit)\/[^.]*(texts|address)/ },
  {
    name: 'giving',
    test: /src\/core\/(gifts|receipts|plans)\/(?!net-cents|donation\/)|src\/ui\/(gifts|receipts|plans)\/[^.]*texts/,
  },
  { name: 'login', test: /src\/composition\/browser\/modules\/login\.module/ },
  // The form with which somebody signs in, on its page and in a dialog.
  { name: 'sign-in', test: /src\/ui\/shared\/sign-in\// },
  // On the landing page as well; its late styles are found by this name.
  { name: 'form', test: /src\/ui\/shared\/(error\/error-mark|form\/(form\.(css|texts)|text-sentence))/ },
  { name: 'native-form', test: /src\/ui\/shared\/form\/native-form/ },
  { name: 'auth', test: /src\/ui\/shared\/(auth-page\/auth-page|form\/password-field)/ },
  { name: 'form-focus', test: /src\/ui\/shared\/focus\/move-focus/ },
  {
    name: 'ant-base',
    test: /node_modules\/@rc-component\/(util\/(?!.*(isMobile|styleChecker|mergeProps))|form\/es\/FormContext)/,
  },
  {
    // Every part of Ant Design reads a context of its form, which would bring the form along. The home view has no form.
    name: 'ant-form',
    test: /node_modules\/@rc-component\/(form|async-validator)\//,
  },
  {
    // The parts of Ant Design in the dashboard's frame: without what stands for empty lists, and the button with a menu, which bring others.
    name: 'ant-design',
    test: /node_modules\/(antd\/es\/((layout|tooltip|avatar|button|flex)\/|config-provider\/(?!defaultRenderEmpty)))/,
  },
  {
    name: 'ant-icons',
    test: /node_modules\/@ant-design\/icons(-svg)?\/.*\/(Check|CheckCircle|Close|CloseCircle|ExclamationCircle|InfoCircle)(Filled|Outlined)/,
  },
  {
    name: 'shell',
    test: /src\/core\/account\/logout|src\/ui\/(dashboard\/(shell\/shell\.view-model|menu-icon)|shared\/(menu|role-label|user-badge|address\/use-|focus\/use-focus-heir|leave\/unsaved|unsent\/unsent(-work|\.view-model|-change)|dialog\/guard-presses|session\/(reauthentication|fetch-sign-in-dialog|signed-out-notice)))/,
  },
  {
    // The language of members' pages, at the top of each and in the profile.
    name: 'own-language',
    test: /src\/ui\/shared\/language-switch\/own-language/,
  },
  {
    // Small parts that lists have in common.
    name: 'lists',
    test: /src\/ui\/shared\/(address\/(query|with)-|list\/list\.texts|facts|name-link|control\/native-select|sub-view)/,
  },
  {
    // What the side sheet of a phone needs of the parts below: its pages would fetch all of them.
    name: 'ant-shared',
    test: /node_modules\/antd\/es\/(_util\/|skeleton\/|drawer\/useFocusable|watermark\/context)/,
  },
  {
    // The other parts of Ant Design that pages have in common, but for lists and what else one page alone may need.
    name: 'ant-parts',
    test: /node_modules\/antd\/es\/(alert|card|checkbox|descriptions|form|grid|input|modal|progress|radio|space|switch|tag|typography)\//,
  },
  {
    // What forms and dialogs of the dashboard are made of.
    name: 'form-parts',
    test: /src\/ui\/shared\/(card-section|details|page\.tsx|form\/(choices-input|list-input|state-form)|dialog\/|fetched\/fetched-part|conflict\/|tabs\/|leave\/leave-guard|control\/file-button)/,
  },
  // Every area by its name, with what binds them.
  { name: 'areas', test: /src\/composition\/browser\/(areas?|bind-areas|modules\/dashboard\.module)\.ts/ },
  // With Ant Design's table, which pages with lists alone fetch.
  { name: 'list-parts', test: /src\/ui\/shared\/(list|table)\// },
];

/** What is fetched for a second step, which few people use. */
const SECOND_STEP = /second-step|browser-(standing|passkeys)|confirm-dialog|simulated-authenticator/;

/** A file of the router's production build, which its package exports to nobody. */
const productionRouter = (file: string) =>
  fileURLToPath(new URL(`node_modules/react-router/dist/production/${file}`, import.meta.url));

const PRODUCTION_ROUTER = [
  { find: /^react-router$/, replacement: productionRouter('index.mjs') },
  { find: /^react-router\/dom$/, replacement: productionRouter('dom-export.mjs') },
];

/** What stands for a package that the container needs little of. */
const CLASS_METADATA = {
  find: /^reflect-metadata(\/.*)?$/,
  replacement: fileURLToPath(new URL('src/composition/shared/class-metadata.ts', import.meta.url)),
};

/** Fetches areas, whose imports are on most pages already. */
const AREAS = /\/areas-[^/]*\.js$/;
/** Few people go from the app to the landing page, or choose a password by a link. */
const SELDOM = /\/(load-landing-in-app|account-links\.module)-[^/]*\.js$/;

/** The imports that are fetched together with a file that `host` fetches on demand. Each name is a part of what everybody loads. */
function preloaded(file: string, imports: string[], { hostId: host }: { readonly hostId: string }): string[] {
  const isAlone = AREAS.test(host) || SELDOM.test(file) || SECOND_STEP.test(file);
  return isAlone ? imports.filter((name) => name.endsWith('.css')) : imports;
}

/** The breakpoints by name, with those that depend on how long the words of a language are. */
const breakpointsIn = (language: Language) => ({
  ...BREAKPOINTS,
  ...HEADER_BREAKPOINTS[language],
});

/** What pages in Spanish write dates and money with; in English it comes with what is written in both languages, such as a mail. */
const SPANISH_FORMATS = { name: 'formats', test: /src\/core\/shared\/text\/format(-money)?\.es\.ts/ };

/** Where `npm run server` listens; the development server passes calls on to it. */
const SERVER = 'http://localhost:4173';

export default defineConfig(async ({ mode, command }): Promise<UserConfig> => {
  const { configuration, content } = await checkedConfiguration(mode, command === 'build');
  return {
    base: configuration.basePath,
    plugins: [
      react(),
      languageTexts(configuration.language, configuration),
      developmentPage(configuration),
      contentFile(content, configuration.basePath),
      builtModules(),
      loneParts(),
    ],
    // The package names its development build for browsers; the other one differs in warnings alone.
    resolve: command === 'build' ? { alias: [...PRODUCTION_ROUTER, CLASS_METADATA] } : {},
    css: { postcss: { plugins: [namedBreakpoints(breakpointsIn(configuration.language))] } },
    server:
      configuration.backEnd === 'server'
        ? {
            proxy: { '/api': SERVER, '/pictures': SERVER, '/calendar/': SERVER, '^/events.*\\.ics$': SERVER },
          }
        : {},
    build: {
      target: 'es2022',
      outDir: siteFolders(configuration.backEnd).site,
      modulePreload: { polyfill: false, resolveDependencies: preloaded },
      // scripts/prerender.mjs writes the pages of these entries, and reads in the manifest which files they need.
      manifest: true,
      rollupOptions: {
        input: ['landing', 'app', 'public-page'].map((entry) => `src/composition/browser/start-${entry}.tsx`),
        preserveEntrySignatures: 'strict',
        output: {
          codeSplitting: {
            groups: configuration.language === 'es' ? [SPANISH_FORMATS, ...SHARED_CHUNKS] : SHARED_CHUNKS,
          },
          // Every name stands in the landing page's document, whose bytes are counted, and a hash cannot be compressed.
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:7][extname]',
        },
        // These files have no side effects but do not declare it. Without the packages' line a page fetches the parts that
        // other pages use, too; without that of the wiring, the adapters of the back end that was not chosen.
        treeshake: {
          moduleSideEffects: [
            { test: /node_modules\/@rc-component\//, sideEffects: false },
            { test: /src\/core\/(content\/words-in|shared\/translations\/)/, sideEffects: false },
            {
              test: /src\/(composition\/(simulation\/|.*(\.module|\/published-content)\.ts$)|adapters\/)/,
              sideEffects: false,
            },
          ],
        },
      },
    },
  };
});
