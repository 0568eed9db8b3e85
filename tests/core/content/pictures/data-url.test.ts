import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromDataUrl, toDataUrl } from '../../../../src/core/content/pictures/data-url';

test('data URLs carry any bytes there and back', () => {
  // Compared as texts: comparing a hundred thousand numbers one by one takes seconds.
  const expectReturn = (bytes: Uint8Array, type: string) => {
    const returned = fromDataUrl(toDataUrl({ bytes: Uint8Array.from(bytes), type }));
    expect(returned?.type).toBe(type);
    expect(String(returned?.bytes)).toBe(String(bytes));
  };
  fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => expectReturn(bytes, 'image/png')));
  expectReturn(
    Uint8Array.from({ length: 100_000 }, (_, at) => at % 251),
    'image/jpeg',
  );
});

test.each([
  ['data:image/png;base64,AQID', 'image/png', [1, 2, 3]],
  ['DATA:Image/SVG+xml;BASE64,AQ==', 'image/svg+xml', [1]],
  ['data:image/vnd.microsoft.icon;base64,AQI', 'image/vnd.microsoft.icon', [1, 2]],
  ['data:image/png;base64,', 'image/png', []],
])('%s is a picture', (url, type, bytes) => {
  expect(fromDataUrl(url)).toEqual({ type, bytes: Uint8Array.from(bytes) });
});

test.each([
  '',
  'AQID',
  'https://elsewhere.example/x.png',
  'see data:image/png;base64,AQID',
  'data:image/png,AQID',
  'data:;base64,AQID',
  'data:image;base64,AQID',
  'data:image/png;charset=utf-8;base64,AQID',
  'data:image/png;base64,AQ ID',
  'data:image/png;base64,%%%',
  'data:image/png;base64,A',
  'data:image/png;base64,AQID=',
  'data:image/png;base64,AQ===',
])('%j is none', (url) => expect(fromDataUrl(url)).toBeNull());
