const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? 0xedb88320 ^ (sum >>> 1) : sum >>> 1;
  return sum;
});

/** The CRC-32 with which PNG ends each of its chunks. */
export function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  // Index access: iterators take ten times as long, and pictures have megabytes.
  for (let at = 0; at < bytes.length; at++)
    sum = (TABLE[(sum ^ (bytes[at] as number)) & 0xff] as number) ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}
