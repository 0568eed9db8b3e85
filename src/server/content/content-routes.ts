import { Hono } from 'hono';
import * as v from 'valibot';
import type { ContentStore } from '../../core/content/content-store.port';
import { parseSiteContent } from '../../core/content/site-content.schema';
import type { Clock } from '../../core/shared/system.port';
import { LINE, textSchema } from '../../core/shared/text/text-schema';
import { hasVersion } from '../entity-tag';
import { failureAnswer } from '../failure-answer';
import { allow } from '../guards';
import { jsonBytes } from '../json-bytes';
import { readBody } from '../read-body';
import type { ServerEnvironment } from '../server-environment';
import type { KeptContent } from './kept-content';

const saveSchema = v.strictObject({
  content: v.unknown(),
  base: v.nullable(textSchema(LINE)),
  automatic: v.boolean(),
});

/** What reading and saving the site's content needs. */
export interface ContentRoutesPorts {
  readonly contentStore: ContentStore;
  readonly keptContent: Pick<KeptContent, 'at'>;
  readonly clock: Clock;
}

/** '/api/content': the document, its backups, and saving it. */
export function contentRoutes({
  contentStore,
  keptContent,
  clock,
}: ContentRoutesPorts): Hono<ServerEnvironment> {
  return new Hono<ServerEnvironment>()
    .get('/', allow('content.read'), async (context) => {
      const loaded = await contentStore.load();
      if (!loaded.ok) return failureAnswer(context, loaded.failure);
      // Everybody may have it: browsers keep it and ask whether it is still the same.
      context.header('Cache-Control', 'no-cache');
      if (hasVersion(context, loaded.value?.revision ?? 'default')) return context.body(null, 304);
      if (!loaded.value) return context.json(null);
      return context.body(jsonBytes(loaded.value), 200, { 'Content-Type': 'application/json' });
    })
    .get('/backups', allow('content.list-backups'), async (context) => {
      const listed = await contentStore.backups();
      return listed.ok ? context.json(listed.value) : failureAnswer(context, listed.failure);
    })
    .get('/:revision', allow('content.read'), async (context) => {
      const found = await keptContent.at(context.req.param('revision'));
      if (!found.ok) return failureAnswer(context, found.failure);
      if (!found.value) return failureAnswer(context, { code: 'not-found' });
      context.header('Cache-Control', 'public, max-age=31536000, immutable');
      return context.json(found.value);
    })
    .put('/', allow('content.save'), async (context) => {
      const body = await readBody(context, saveSchema);
      if ('refusal' in body) return body.refusal;
      const { base, automatic } = body.value;
      const content = parseSiteContent(body.value.content);
      if (!content.ok) return failureAnswer(context, content.failure);
      const lastSaved = new Date(clock.now()).toISOString();
      const saved = await contentStore.save({ content: { ...content.value, lastSaved }, base, automatic });
      return saved.ok ? context.json(saved.value) : failureAnswer(context, saved.failure);
    });
}
