/** Some bytes of a file, the last one included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * What a Range header asks of a file of `length` bytes: one range; 'whole' where it is in other words or asks for several,
 * which may be answered with everything; 'none' where the file has no such bytes (416).
 */
export function byteRange(header: string, length: number): ByteRange | 'whole' | 'none' {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header.trim()) ?? [];
  if (from === '' && to === '') return 'whole';
  const last = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1);
  const first = from === '' ? Math.max(0, length - Number(to)) : Number(from);
  if (from !== '' && to !== '' && Number(to) < first) return 'whole';
  return first <= last ? { first, last } : 'none';
}
