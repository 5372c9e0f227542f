import type { MessageStructureObject } from 'imapflow';

export type FilePart = {
  part: string;
  name: string;
  /** What the message says it is: 'image/png'. */
  type: string;
  /** In bytes, as it comes: base64 is a third larger than the file. */
  encodedSize: number;
  /** By what the message says it is; its content has the last word. */
  mayBeKept: boolean;
};

type TextPart = { part: string; isHtml: boolean; size: number };

const maxDepth = 30;
const maxTexts = 8;
const maxFiles = 100;
/** A plain text this short beside an HTML one says no more than 'Please use a modern mail program'. */
const tooShort = 30;

/** Which parts of a message have its text, and which are files. '' is a message that is one part. */
export function chooseParts(structure: MessageStructureObject): { texts: string[]; files: FilePart[] } {
  const files: FilePart[] = [];
  const walk = (node: MessageStructureObject, depth: number): TextPart[] => {
    if (node.childNodes && !node.type.startsWith('message/')) {
      if (depth > maxDepth) return [];
      const children = node.childNodes.map((child) => walk(child, depth + 1));
      return node.type === 'multipart/alternative' ? chooseAlternative(children) : children.flat();
    }
    const isText = /^text\/(?:plain|html)$/.test(node.type) && node.disposition !== 'attachment' && !nameIn(node);
    const part = node === structure ? '' : (node.part ?? '');
    if (isText) return [{ part, isHtml: node.type === 'text/html', size: node.size ?? 0 }];
    if (files.length < maxFiles) files.push(toFile(node, part));
    return [];
  };
  const texts = walk(structure, 0);
  return { texts: texts.slice(0, maxTexts).map(({ part }) => part), files };
}

/** The plain text where there is one. */
function chooseAlternative(alternatives: readonly TextPart[][]): TextPart[] {
  const found = alternatives.filter(({ length }) => length > 0);
  const plain = found.find((texts) => texts.every(({ isHtml }) => !isHtml));
  const html = found.findLast((texts) => texts.some(({ isHtml }) => isHtml));
  if (!plain || !html) return plain ?? html ?? [];
  const size = plain.reduce((sum, text) => sum + text.size, 0);
  return size < tooShort ? html : plain;
}

function toFile(node: MessageStructureObject, part: string): FilePart {
  const name = nameIn(node) ?? (node.type.startsWith('message/') ? 'Message' : '');
  const mayBeKept = /^(?:image\/(?!svg)|application\/pdf$|text\/plain$|application\/octet-stream$)/.test(node.type);
  return { part, name, type: node.type, encodedSize: node.size ?? 0, mayBeKept };
}

const nameIn = ({ dispositionParameters, parameters }: MessageStructureObject): string | undefined =>
  dispositionParameters?.filename || parameters?.name || undefined;
