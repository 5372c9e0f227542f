import type { pageSizes, ScanMode } from './document-scanner.contract.ts';

const pointsPerMm = 72 / 25.4;
const a4 = { width: 210, height: 297 };
const letter = { width: 215.9, height: 279.4 };
/** ISO/IEC 7810 ID-1: identity, bank and driving cards. */
export const idCardMm = { width: 85.6, height: 53.98 };
/** The most common European business card; images keep their own proportions at this width. */
const businessCardWidthMm = 85;
/** The standard till roll is 80 mm wide. */
const receiptWidthMm = 80;
/** A typical book page. */
const bookPageHeightMm = 210;
// PDF viewers support pages up to 200 inches (ISO 32000-1, annex C).
const maxPoints = 14_400;
/** Proportions this close count as a standard paper size: photos are never exact. */
const nearlySame = 0.045;

export type ScannedImage = { scanMode: ScanMode | undefined; width: number; height: number };
export type PageSize = (typeof pageSizes)[number];
/** Points, from the top left of the page. */
export type Place = { left: number; top: number; width: number; height: number };
/** A PDF page in points, and the images on it with their positions. */
export type LaidPage = { width: number; height: number; images: { index: number; place: Place }[] };

/**
 * Lays out scanned images on pages: two sides of an ID card on one A4 page in true size, receipts at the roll's width, other
 * pages on the most likely paper size. `fit` makes each page as large as its image; `a4` and `letter` set the size.
 */
export function layOutPages(images: readonly ScannedImage[], size: PageSize): LaidPage[] {
  const pages: LaidPage[] = [];
  let openSheet: LaidPage | undefined;
  images.forEach((image, index) => {
    if (image.scanMode !== 'id-card' || size === 'fit') {
      openSheet = undefined;
      pages.push(layOutOne(image, index, size));
      return;
    }
    if (openSheet) {
      openSheet.images.push({ index, place: cardPlace(image, openSheet, 1) });
      openSheet = undefined;
      return;
    }
    openSheet = { ...inPoints(size === 'letter' ? letter : a4), images: [] };
    openSheet.images.push({ index, place: cardPlace(image, openSheet, 0) });
    pages.push(openSheet);
  });
  return pages;
}

/** Where a card's first or second side goes: centred one or two thirds down the sheet. */
function cardPlace(image: ScannedImage, sheet: { width: number; height: number }, side: 0 | 1): Place {
  const isUpright = image.height > image.width;
  const [width, height] = isUpright ? [idCardMm.height, idCardMm.width] : [idCardMm.width, idCardMm.height];
  const card = inPoints({ width, height });
  const middle = (sheet.height * (side + 1)) / 3;
  return { ...card, left: (sheet.width - card.width) / 2, top: middle - card.height / 2 };
}

function layOutOne(image: ScannedImage, index: number, size: PageSize): LaidPage {
  const sheet = size === 'a4' || size === 'letter' ? turned(size === 'a4' ? a4 : letter, image) : naturalSize(image);
  const page = within(inPoints(sheet));
  const scale = Math.min(page.width / image.width, page.height / image.height);
  const [width, height] = [image.width * scale, image.height * scale];
  const place = { left: (page.width - width) / 2, top: (page.height - height) / 2, width, height };
  return { ...page, images: [{ index, place }] };
}

/** The most likely paper size of an image, in millimetres. */
function naturalSize(image: ScannedImage): { width: number; height: number } {
  const { width, height, scanMode } = image;
  const ratio = height / width;
  if (scanMode === 'id-card') return turned({ width: idCardMm.height, height: idCardMm.width }, image);
  if (scanMode === 'business-card') {
    const long = businessCardWidthMm;
    return ratio < 1 ? { width: long, height: long * ratio } : { width: long / ratio, height: long };
  }
  if (scanMode === 'receipt') {
    return ratio < 1
      ? { width: receiptWidthMm / ratio, height: receiptWidthMm }
      : { width: receiptWidthMm, height: receiptWidthMm * ratio };
  }
  if (scanMode === 'book') return { width: bookPageHeightMm / ratio, height: bookPageHeightMm };
  const upright = Math.max(ratio, 1 / ratio);
  for (const paper of [a4, letter]) {
    if (Math.abs(upright / (paper.height / paper.width) - 1) <= nearlySame) return turned(paper, image);
  }
  return ratio > 1 ? { width: a4.height / ratio, height: a4.height } : { width: a4.height, height: a4.height * ratio };
}

const turned = (paper: { width: number; height: number }, image: { width: number; height: number }) =>
  image.width > image.height ? { width: paper.height, height: paper.width } : paper;

const inPoints = ({ width, height }: { width: number; height: number }) => ({
  width: width * pointsPerMm,
  height: height * pointsPerMm,
});

function within({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const scale = Math.min(1, maxPoints / Math.max(width, height));
  return { width: width * scale, height: height * scale };
}
