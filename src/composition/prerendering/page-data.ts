import * as v from 'valibot';
import { parseJson } from '../../core/shared/parse-json';

/** Data for the page's script. '<' is escaped; in JSON it occurs only in strings, and it could end the element. */
export function dataElement(id: string, data: unknown): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${id}">${json}</script>`;
}

/** The data of that element; null if the page contains none. */
export function dataOfPage<T>(
  page: Pick<Document, 'getElementById'>,
  id: string,
  schema: v.GenericSchema<unknown, T>,
): T | null {
  const text = page.getElementById(id)?.textContent;
  const parsed = v.safeParse(schema, text && parseJson(text));
  return parsed.success ? parsed.output : null;
}
