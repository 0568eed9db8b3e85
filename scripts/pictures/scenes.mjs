import { communityCenter, mentoring, sneakerDrive } from './scenes/campaigns.mjs';
import { cleanup } from './scenes/cleanup.mjs';
import { fitting } from './scenes/fitting.mjs';
import { hero } from './scenes/hero.mjs';
import { jobReadiness } from './scenes/job-readiness.mjs';
import { founder, president, secretaryTreasurer } from './scenes/leaders.mjs';
import { favicon, logoColor, logoWhite, pathAcross, pathHome, pathLeft, tread } from './scenes/marks.mjs';
import { mentorship } from './scenes/mentorship.mjs';
import { mission } from './scenes/mission.mjs';

/** Every SVG file by its name in public/images, and what draws it. */
export const pictures = {
  'hero.svg': hero,
  'impact-fitting.svg': fitting,
  'impact-mentorship.svg': mentorship,
  'impact-job-readiness.svg': jobReadiness,
  'impact-cleanup.svg': cleanup,
  'leader-founder.svg': founder,
  'leader-president.svg': president,
  'leader-secretary-treasurer.svg': secretaryTreasurer,
  'mission.svg': mission,
  'campaign-summer-sneaker-drive.svg': sneakerDrive,
  'campaign-community-center.svg': communityCenter,
  'campaign-mentorship.svg': mentoring,
  'logo-white.svg': logoWhite,
  'logo-color.svg': logoColor,
  'favicon.svg': favicon,
  'tread.svg': tread,
  'path-1.svg': pathLeft,
  'path-2.svg': pathAcross,
  'path-3.svg': pathHome,
};
