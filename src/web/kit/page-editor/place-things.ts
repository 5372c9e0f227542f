import { t } from '../../../shared/language/translate.ts';
import { CallError } from '../http/call-error.ts';
import type { Editor } from './create-editor.ts';
import { fitInto } from './edit-geometry.ts';
import type { Signature } from './signature-dialog.tsx';
import type { StageEdit } from './stage-edit.ts';
import type { Anchor } from './stage-layout.ts';
import { makeEdit, placedSize, type ToolName } from './tools.ts';

/** The middle of what is seen, on a page from 0. */
type Middle = Anchor & { size: { width: number; height: number } };

const inkColor = '#1e3a8a';
/** In points. */
const signatureWidth = 160;
const signatureSize = 28;

/** A place around the middle that is on the page. */
function placeFor({ page, x, y, size }: Middle, width: number, height: number) {
  const within = (at: number, length: number, whole: number) => Math.max(0, Math.min(at - length / 2, whole - length));
  return { page: page + 1, x: within(x, width, size.width), y: within(y, height, size.height) };
}

/** Places what a tool makes in the middle of what is seen: for those who do not drag. */
export function placeInMiddle(editor: Editor, tool: ToolName, middle: Middle) {
  const { size } = middle;
  const at = placeFor(middle, placedSize.width, placedSize.height);
  const to = { x: at.x + placedSize.width, y: at.y + placedSize.height };
  if (tool === 'text') return editor.draft.set({ ...at, room: size.width - at.x, content: '' });
  if (tool === 'link') {
    return editor.asked.set({ edit: { type: 'link', ...at, width: placedSize.width, height: 20, url: '' } });
  }
  const flat = tool === 'line' || tool === 'arrow' ? { x: to.x, y: at.y } : to;
  const edit = makeEdit(tool, { page: at.page, from: at, to: flat }, editor.styles.value()[tool]);
  if (!edit) return undefined;
  if (edit.type === 'note') return editor.asked.set({ edit });
  editor.add(edit);
  editor.tool.set('select');
}

/** Other images that the browser shows are made PNG first. */
const savedTypes: ReadonlySet<string> = new Set(['image/jpeg', 'image/png']);

async function asPng(image: ImageBitmap, name: string): Promise<File> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.width, image.height];
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!made)
    throw new CallError(
      'IMAGE_TOO_LARGE',
      t('{name} is too large for this browser. Please choose a smaller image.', { name }),
    );
  return new File([made], `${name.replace(/\.[^.]*$/, '')}.png`, { type: 'image/png' });
}

/** Adds an image as it is, at most half as wide as its page. Rejects with a CallError for what is none. */
export async function placePicture(editor: Editor, file: File, middle: Middle): Promise<void> {
  const image = await createImageBitmap(file).catch((cause: unknown) => {
    const words = t('{name} is not an image that this browser can show. Please choose a JPEG or PNG.', {
      name: file.name,
    });
    throw new CallError('IMAGE_UNKNOWN', words, cause);
  });
  const { width, height } = image;
  const own = savedTypes.has(file.type) ? file : await asPng(image, file.name);
  image.close();
  const factor = Math.min(0.75, (middle.size.width * 0.5) / width, (middle.size.height * 0.5) / height);
  const size = { width: Math.max(1, width * factor), height: Math.max(1, height * factor) };
  const picture = editor.addPicture(own);
  editor.add({
    type: 'picture',
    ...placeFor(middle, size.width, size.height),
    ...size,
    picture,
    opacity: 1,
    rotation: 0,
  });
  editor.tool.set('select');
}

export async function placeSignature(editor: Editor, signature: Signature, middle: Middle) {
  editor.tool.set('select');
  if (signature.is === 'picture') {
    // Not with `fetch`, which the site's policy allows for its own addresses only.
    const bytes = Uint8Array.from(atob(signature.url.slice(signature.url.indexOf(',') + 1)), (unit) =>
      unit.charCodeAt(0),
    );
    const file = new File([bytes], 'signature.png', { type: 'image/png' });
    const image = await createImageBitmap(file);
    const size = { width: signatureWidth, height: (signatureWidth * image.height) / image.width };
    image.close();
    const picture = editor.addPicture(file);
    const place = placeFor(middle, size.width, size.height);
    return editor.add({ type: 'picture', ...place, ...size, picture, opacity: 1, rotation: 0 });
  }
  const place = placeFor(middle, signatureWidth, signatureSize * 2);
  if (signature.is === 'typed') {
    const look = { font: 'serif', italic: true, bold: false, align: 'left', fontSize: signatureSize } as const;
    return editor.add({
      type: 'text',
      ...place,
      content: signature.name,
      ...look,
      color: inkColor,
      opacity: 1,
      rotation: 0,
    });
  }
  const points = signature.strokes.flat();
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(1, Math.max(...xs) - left), Math.max(1, Math.max(...ys) - top)];
  const factor = signatureWidth / Math.max(width, height * 2);
  const drawn: StageEdit = {
    ...{ type: 'ink', page: place.page, strokes: signature.strokes },
    ...{ color: inkColor, strokeWidth: 1.5, opacity: 1 },
  };
  editor.add(fitInto(drawn, { x: place.x, y: place.y, width: width * factor, height: height * factor }));
}
