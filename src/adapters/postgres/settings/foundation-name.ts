import * as v from 'valibot';
import { DEFAULT_CONTENT } from '../../../core/content/default-content';
import type { Settings } from '../../../core/settings/settings';
import type { Database } from '../database';

/** The longest name in a mail, in UTF-16 units. */
const LONGEST = 100;

const namedContentSchema = v.object({ siteSettings: v.object({ siteName: v.string() }) });

/** The name that the foundation's mails bear: the legal name, or the site's as long as nobody has entered that. */
export async function foundationName(
  transaction: Database,
  { legalName }: Pick<Settings, 'legalName'>,
): Promise<string> {
  return oneLine(legalName) || oneLine(await siteName(transaction)) || DEFAULT_CONTENT.siteSettings.siteName;
}

async function siteName(transaction: Database): Promise<string> {
  const head = await transaction.selectFrom('content_head').select('content').executeTakeFirst();
  const parsed = v.safeParse(namedContentSchema, head?.content);
  return parsed.success ? parsed.output.siteSettings.siteName : '';
}

function oneLine(name: string): string {
  return name
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST)
    .trim();
}
