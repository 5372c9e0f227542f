import { createId } from '../../shared/ids.ts';
import type { Plan } from '../../shared/plans.ts';
import { scaleCorners } from '../../shared/scan/corners.ts';
import { callAction } from '../../web/kit/tool-shell/call-action.ts';
import { documentScanner } from './document-scanner.tool.ts';
import type { ScannedPage } from './pages/scan-list.ts';
import type { ScanChoice } from './scan-choice.ts';
import type { ScanPhoto } from './scan-desk.web.ts';
import { shrinkToFit } from './shrink-photo.web.ts';

const { process } = documentScanner.actions;

/** Sends a photo to be cropped, cleaned and read. One over the plan's limit is sent as a smaller copy, with a note. */
export const scanPhoto =
  (choice: ScanChoice, plan: Plan): ScanPhoto =>
  async (photo, file, { signal, onUpload, onProgress }) => {
    const { scanMode, enhancement, outputFormat, colorMode, languages } = choice;
    // The PDF is made of all pages, later.
    const imageFormat = outputFormat === 'pdf' ? 'jpg' : outputFormat;
    const sent = await shrinkToFit(file, process.files.image.maxBytes[plan]);
    const corners = photo.corners && photo.edges !== 'unsure' ? photo.corners : undefined;
    const edges = corners && scaleCorners(corners, sent.scale);
    const { result } = await callAction(process, {
      files: { image: [sent.file] },
      options: { scanMode, enhancement, outputFormat: imageFormat, colorMode, languages, edges },
      signal,
      onUpload,
      onProgress,
    });
    const scan = createId();
    const kind = imageFormat === 'png' ? 'png' : 'jpeg';
    return result.pages.map((page, index): ScannedPage => {
      const { imageUrl, width, height, text, words, confidence } = page;
      return {
        key: createId(),
        scan,
        original: photo.original,
        originalName: photo.name,
        batch: photo.place.at === 'front' ? photo.place.batch : scan,
        photoSize: photo.size,
        image: { url: imageUrl, name: nameOf(imageUrl), type: kind, width, height },
        readText: text,
        text,
        words,
        confidence,
        mode: scanMode,
        scannedAt: Date.now(),
        rotation: 0,
        corners: photo.corners,
        sure: result.sure || photo.edges === 'byHand',
        contact: index === 0 ? (result.fields ?? undefined) : undefined,
        notes: sent.note ? [sent.note, ...result.notes] : result.notes,
      };
    });
  };

/** `'/api/files/<id>/scan%201.jpg'` → `'scan 1.jpg'` */
const nameOf = (url: string): string => decodeURIComponent(url.slice(url.lastIndexOf('/') + 1));
