import type { PictureParts } from './picture-parts';

/** A piece of XML: where it ends, and the element that it opens or closes. */
interface Piece {
  readonly end: number;
  readonly opens?: string;
  readonly closes?: string;
  readonly isDropped?: boolean;
}

/**
 * An SVG without comments, processing instructions and `metadata` elements, and without what follows its root. Null when it is
 * not whole: text in UTF-8 whose elements are closed, each by its own name.
 */
export function cleanSvg(bytes: Uint8Array<ArrayBuffer>): PictureParts | null {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
  const keptPieces: string[] = [];
  const open: string[] = [];
  /** How many elements are open around the metadata that is left out; null outside of it. */
  let metadata: number | null = null;
  for (let at = 0; at < text.length; ) {
    const piece = pieceAt(text, at);
    if (!piece || (open.length === 0 && piece.opens === undefined && piece.closes !== undefined)) return null;
    if (piece.opens !== undefined) {
      if (/^(.*:)?metadata$/.test(piece.opens)) metadata ??= open.length;
      open.push(piece.opens);
    }
    if (metadata === null && !piece.isDropped) keptPieces.push(text.slice(at, piece.end));
    if (piece.closes !== undefined) {
      if (open.pop() !== piece.closes) return null;
      if (open.length === metadata) metadata = null;
      if (open.length === 0) return { size: null, bytes: new TextEncoder().encode(keptPieces.join('')) };
    }
    at = piece.end;
  }
  return null;
}

/** The piece of XML at a place; null when it has no end. */
function pieceAt(text: string, at: number): Piece | null {
  const next = text.indexOf('<', at);
  if (next !== at) return { end: next < 0 ? text.length : next };
  if (text.startsWith('<!--', at)) return endingWith(text, '-->', at + 4, true);
  if (text.startsWith('<![CDATA[', at)) return endingWith(text, ']]>', at + 9);
  if (text.startsWith('<?', at))
    return endingWith(text, '?>', at + 2, !/^<\?xml\s/.test(text.slice(at, at + 6)));
  if (text.startsWith('<!', at)) return doctypeAt(text, at);
  const end = endOfTag(text, at + 1);
  if (end === null) return null;
  const isClosing = text[at + 1] === '/';
  const [name = ''] = /^[^\s/>]*/.exec(text.slice(at + (isClosing ? 2 : 1), Math.min(end, at + 200))) ?? [];
  if (name === '') return null;
  if (isClosing) return { end, closes: name };
  return text[end - 2] === '/' ? { end, opens: name, closes: name } : { end, opens: name };
}

function endingWith(text: string, ending: string, at: number, isDropped = false): Piece | null {
  const start = text.indexOf(ending, at);
  return start < 0 ? null : { end: start + ending.length, isDropped };
}

/** A document type; it may hold the declarations of entities, in brackets. */
function doctypeAt(text: string, at: number): Piece | null {
  const bracket = text.indexOf('[', at);
  const first = text.indexOf('>', at);
  if (bracket < 0 || bracket > first) return endingWith(text, '>', at);
  const closing = text.indexOf(']', bracket);
  return closing < 0 ? null : endingWith(text, '>', closing);
}

/** Where a tag ends: at the first '>' outside of quotes. */
function endOfTag(text: string, at: number): number | null {
  const marks = /[>"']/g;
  marks.lastIndex = at;
  for (let mark = marks.exec(text); mark; mark = marks.exec(text)) {
    if (mark[0] === '>') return mark.index + 1;
    const closing = text.indexOf(mark[0], mark.index + 1);
    if (closing < 0) return null;
    marks.lastIndex = closing + 1;
  }
  return null;
}
