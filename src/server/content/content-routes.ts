import * as v from 'valibot';
import { EVERY_SECTION } from '../../core/content/editable-sections';
import { readSavableContent } from '../../core/content/savable-content';
import type { Failure, Result } from '../../core/shared/result';
import { LINE, textSchema } from '../../core/shared/text/text-schema';
import { empty, failureAnswer, isKnown, json, knownJson, type Route, resultAnswer, route } from '../http';
import { withBody } from '../read-input';
import type { ServerPorts } from '../server-ports';

const saveSchema = v.strictObject({
  content: v.unknown(),
  base: v.nullable(textSchema(LINE)),
  automatic: v.boolean(),
});

/** A query that everybody may make. The cache answers it with the same object until that changes, whose JSON is made once. */
const open = (path: `/api/${string}`, right: Route['right'], ask: () => Promise<Result<object, Failure>>) =>
  route(`GET ${path}`, right, async () => {
    const answer = await ask();
    return answer.ok ? knownJson(answer.value) : failureAnswer(answer.failure);
  });

/**
 * '/api/content': the document, its backups, and saving it; '/api/publication/REVISION': what became of saved words;
 * '/api/campaigns/active', '/api/events/listPublic', '/api/shelf/wanted', '/api/figures/soFar' and '/api/settings/public', which need
 * no session, while the other calls of these areas are those of their APIs.
 */
export function contentRoutes({
  activeCampaigns,
  contentStore,
  keptContent,
  publication,
  publicEvents,
  publicSettings,
  clock,
  soFar,
  wantedSizes,
}: ServerPorts): readonly Route[] {
  return [
    route('GET /api/content', 'content.read', async (call) => {
      const loaded = await contentStore.load();
      if (!loaded.ok) return failureAnswer(loaded.failure);
      // Everybody may have it: browsers keep it and ask whether it is still the same.
      const tag = `"${loaded.value?.revision ?? 'default'}"`;
      const headers = { 'Cache-Control': 'no-cache', ETag: tag };
      if (isKnown(call, tag)) return empty(304, headers);
      return loaded.value ? knownJson(loaded.value, headers) : json(null, 200, headers);
    }),
    route('GET /api/content/backups', 'content.list-backups', async () =>
      resultAnswer(await contentStore.backups()),
    ),
    route('GET /api/content/:revision', 'content.read', async ({ fields: { revision = '' } }) => {
      const answer = await keptContent.at(revision);
      if (!answer.ok) return failureAnswer(answer.failure);
      if (!answer.value) return failureAnswer({ code: 'not-found' });
      return json(answer.value, 200, { 'Cache-Control': 'public, max-age=31536000, immutable' });
    }),
    route(
      'PUT /api/content',
      'content.save',
      withBody(saveSchema, async ({ content: sent, base, automatic }) => {
        const content = readSavableContent(sent, EVERY_SECTION);
        if (!content.ok) return failureAnswer(content.failure);
        const lastSaved = new Date(clock.now()).toISOString();
        return resultAnswer(
          await contentStore.save({ content: { ...content.value, lastSaved }, base, automatic }),
        );
      }),
    ),
    open('/api/campaigns/active', 'campaign.list-active', () => activeCampaigns.active()),
    open('/api/events/listPublic', 'event.list-public', () => publicEvents.listPublic()),
    open('/api/shelf/wanted', 'shelf.see-wanted', () => wantedSizes.wanted()),
    open('/api/figures/soFar', 'content.read', () => soFar.soFar()),
    open('/api/settings/public', 'content.read', () => publicSettings.public()),
    route('GET /api/publication/:revision', 'publication.read', async ({ fields: { revision = '' } }) =>
      resultAnswer(await publication.outcome(revision)),
    ),
  ];
}
